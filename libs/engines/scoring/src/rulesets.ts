import { scorecard10 } from './ruleset-1.0.ts';
import type { Ruleset } from './ruleset.ts';

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** Every ruleset ever published: a stored result names the one that made it, so none is edited or removed. */
export const rulesets = deepFreeze({ 'scorecard-1.0': scorecard10 } satisfies Record<string, Ruleset>);

export type RulesVersion = keyof typeof rulesets;

export const currentRules: Ruleset = rulesets['scorecard-1.0'];
