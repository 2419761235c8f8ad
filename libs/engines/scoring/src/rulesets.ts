import { deepFreeze } from './deep-freeze.ts';
import type { Ruleset } from './ruleset.ts';
import { scorecard10 } from './rulesets/1.0/scorecard.ts';

/** Every ruleset ever published: a stored result names the one that made it, so none is edited or removed. */
export const rulesets = deepFreeze({ 'scorecard-1.0': scorecard10 } satisfies Record<string, Ruleset>);

export type RulesVersion = keyof typeof rulesets;

export const currentRules: Ruleset = rulesets['scorecard-1.0'];
