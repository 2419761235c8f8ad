import type { KindOutlook } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { describeMissing } from '#shared/lenders/carry-texts.ts';
import { words } from '../afford.wording.ts';

const { outlook: texts } = words;

const describeRule = ({ label, lenders }: KindOutlook['fails'][number]): string =>
  fill(texts.rule, { rule: label, lenders });

/** Why no lender of a kind fits. "None fits" needs an answered rule that rejects her at each lender. */
export function describeOutlook({ missing, undecided, fails }: KindOutlook): string {
  if (missing !== null) return describeMissing(missing);
  if (undecided > 0) return fill(texts.documents, { lenders: undecided });
  return fill(texts.none, { rules: fails.map(describeRule).join(', ') });
}
