import type { Recommendation } from '@groundwork/contracts';
import { formatSigned } from '#shared/formatting/format.ts';
import { words } from './advice.wording.ts';

export interface ImpactText {
  readonly before: string;
  readonly figure: string;
}

export function describeImpact({
  impact,
  certainty,
}: Pick<Recommendation, 'impact' | 'certainty'>): ImpactText | null {
  if (certainty === 'none') return null;
  return { before: certainty === 'atLeast' ? `${words.atLeast} ` : '', figure: formatSigned(impact) };
}
