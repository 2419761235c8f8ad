import type { MatchingRules } from './ruleset.ts';
import { matchingRules10 } from './rulesets/1.0/matching-rules.ts';

export const matchingRules: MatchingRules = matchingRules10;
