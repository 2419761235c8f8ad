import type { LendersAhead } from '@groundwork/contracts';
import { formatCount } from '../formatting/format.ts';

const lenders = (count: number): string => `${formatCount(count)} ${count === 1 ? 'lender' : 'lenders'}`;

/** What a step brings beside the score; null where that is nothing, or not known. */
export function describeLendersAhead(ahead: LendersAhead | null): string | null {
  const { eligible, raised } = ahead ?? { eligible: 0, raised: 0 };
  const better = `a better match band at ${lenders(raised)}`;
  if (eligible > 0)
    return `You would qualify for ${lenders(eligible)} more${raised > 0 ? `, with ${better}` : ''}.`;
  return raised > 0 ? `It brings ${better}.` : null;
}
