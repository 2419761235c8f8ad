import type { Recommendation } from '@groundwork/contracts';
import { formatSigned } from '#shared/formatting/format.ts';

export interface ImpactText {
  readonly before: string;
  readonly figure: string;
}

/** "+12", "at least +3", or nothing where no number can be promised. */
export function describeImpact({
  impact,
  certainty,
}: Pick<Recommendation, 'impact' | 'certainty'>): ImpactText | null {
  if (certainty === 'none') return null;
  return { before: certainty === 'atLeast' ? 'at least ' : '', figure: formatSigned(impact) };
}
