import type { MatchingRules } from './ruleset.ts';
import { matchingRules10 } from './rulesets/1.0/matching-rules.ts';

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}

export const matchingRules: MatchingRules = frozen(matchingRules10);
