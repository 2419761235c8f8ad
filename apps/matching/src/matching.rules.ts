import { type MatchingRules, matchingRules, withPrime } from '@groundwork/engine-matching';
import type { MatchingConfig } from './matching.config.ts';

/** The published rules under the prime rate that the operator keeps current. */
export const RULES = Symbol('matching rules');

export const rulesOf = ({
  PRIME_RATE: value,
  PRIME_DATE: date,
}: Pick<MatchingConfig, 'PRIME_RATE' | 'PRIME_DATE'>): MatchingRules =>
  withPrime(matchingRules, { value, date });
