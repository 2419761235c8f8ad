import type { Recommendation } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatSigned } from '#shared/formatting/format.ts';
import { words } from './advice.wording.ts';

export interface ImpactText {
  readonly before: string;
  readonly figure: string;
}

type Gain = Pick<Recommendation, 'impact' | 'certainty' | 'mostImpact'>;

export function describeImpact({ impact, certainty, mostImpact }: Gain): ImpactText | null {
  if (certainty === 'none') return null;
  if (certainty === 'upTo') return { before: `${words.upTo} `, figure: formatSigned(mostImpact ?? impact) };
  return { before: certainty === 'atLeast' ? `${words.atLeast} ` : '', figure: formatSigned(impact) };
}

type Time = Pick<Recommendation, 'timeEstimate' | 'timeKnown'>;

export const describeTime = ({ timeEstimate: time, timeKnown }: Time): string | null =>
  timeKnown === true ? fill(words.time, { time }) : null;
