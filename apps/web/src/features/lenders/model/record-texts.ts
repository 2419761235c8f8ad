import type { OwnRecordsReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate, formatDollars } from '#shared/formatting/format.ts';
import { words as lenderWords } from '../lenders.wording.ts';

const { record: words } = lenderWords;

/** Fewer than five loans have no figures. */
export function describeRecord({ items }: Pick<OwnRecordsReply, 'items'>): string {
  const [item] = items;
  if (item === undefined) return words.fewer;
  const { loans, lastApproval, medianAmount, paid, chargedOff } = item;
  return fill(words.figures, {
    loans,
    last: formatDate(lastApproval),
    amount: formatDollars(medianAmount),
    paid: paid.share,
    chargedOff: chargedOff.share,
    low: chargedOff.low,
    high: chargedOff.high,
  });
}
