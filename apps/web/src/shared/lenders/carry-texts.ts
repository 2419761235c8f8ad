import type { LenderCarry } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from './lenders.wording.ts';

const { carry: texts } = words;

type Missing = Pick<LenderCarry['missing'][number], 'fields' | 'lenders'>;

/** "Not known yet: 2 answers decide 214 lenders" */
export const describeMissing = ({ fields, lenders }: Missing): string =>
  fill(texts.missing, { answers: fields.length, lenders });

interface Counts {
  readonly canCarry: number | null | undefined;
  readonly carry: Pick<LenderCarry, 'limit'> | undefined;
}

/** Without cash or debt, 0 would be a claim. Null while a count is not available. */
export function describeCarried({ canCarry = null, carry }: Counts): string | null {
  if (canCarry === null) return null;
  if (canCarry > 0) return fill(texts.count, { count: canCarry });
  if (carry === undefined) return null;
  return carry.limit === null ? texts.notKnown : fill(texts.count, { count: canCarry });
}
