import type { CarryingRules } from './ruleset.ts';
import { matchingRules11 } from './rulesets/1.1/matching-rules.ts';

export const matchingRules: CarryingRules = matchingRules11;
