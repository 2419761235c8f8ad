import type { Ruleset } from './ruleset.ts';
import { scorecard10 } from './rulesets/1.0/scorecard.ts';
import { scorecard11 } from './rulesets/1.1/scorecard.ts';
import { scorecard12 } from './rulesets/1.2/scorecard.ts';

/** A stored result names its ruleset, so no published ruleset is edited or removed. */
export const rulesets = {
  'scorecard-1.0': scorecard10,
  'scorecard-1.1': scorecard11,
  'scorecard-1.2': scorecard12,
} as const satisfies Record<string, Ruleset>;

export type RulesVersion = keyof typeof rulesets;

export const currentRules: Ruleset = rulesets['scorecard-1.2'];
