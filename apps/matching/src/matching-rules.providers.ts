import { type CarryingRules, matchingRules } from '@groundwork/engine-matching';
import type { MatchingConfig } from './matching.config.ts';

export const RULES = Symbol('matching rules');

type Prime = Pick<MatchingConfig, 'PRIME_RATE' | 'PRIME_DATE'>;

export const rulesOf = ({ PRIME_RATE: value, PRIME_DATE: date }: Prime): CarryingRules => ({
  ...matchingRules,
  prime: { value, date },
});
