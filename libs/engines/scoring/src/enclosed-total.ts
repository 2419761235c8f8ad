import { isCalendarDate } from './dates.ts';
import { scoringFigures } from './figures.ts';
import type { ScoreInput } from './measure-input.ts';
import { rulesets } from './rulesets.ts';
import { scoreTotal } from './score.ts';
import type { Ruleset } from './ruleset.ts';

export interface EnclosedFigures extends Omit<ScoreInput, 'figures'> {
  readonly today: string;
  readonly rulesVersion: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

export function enclosedRules(version: string): Ruleset | undefined {
  const all: readonly Ruleset[] = Object.values(rulesets);
  return all.find((rules) => rules.version === version);
}

/** Null without a scorecard of this version, undefined for figures that no scorecard reads. */
export function enclosedTotal({ today, rulesVersion, ...input }: EnclosedFigures): number | null | undefined {
  const rules = enclosedRules(rulesVersion);
  if (rules === undefined) return null;
  const figures = scoringFigures.safeParse(input.figures);
  return figures.success && isCalendarDate(today)
    ? scoreTotal({ ...input, figures: figures.data }, today, rules)
    : undefined;
}
