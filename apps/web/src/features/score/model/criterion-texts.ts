import type { ScoreCriterion } from '@groundwork/contracts';
import { bandText, type Criterion, formatValue, rulesets, type Ruleset } from '@groundwork/engine-scoring';

export interface CriterionTexts {
  /** The owner's figure, or what is missing for it. */
  readonly now: string;
  /** What the next band asks for and brings; null at the top. */
  readonly next: string | null;
}

const published: Readonly<Record<string, Ruleset>> = rulesets;

/** Undefined where this page is older than the rules: it then says the bare figures. */
export const findRules = (version: string): Ruleset | undefined => published[version];

function describeNextBand(criterion: Criterion | undefined, shown: ScoreCriterion): string | null {
  if (shown.nextBand === null) return null;
  const { threshold, points } = shown.nextBand;
  const band = criterion?.scale.bands.find((each) => each.points === points);
  const aim = criterion && band ? bandText(criterion, band) : `${threshold}`;
  return `Next: ${aim} brings ${points} of ${shown.maxPoints}`;
}

export function describeCriterion(shown: ScoreCriterion, rules: Ruleset | undefined): CriterionTexts {
  const criterion = rules?.criteria.find(({ code }) => code === shown.code);
  const next = describeNextBand(criterion, shown);
  if (shown.value === null) return { now: criterion?.missing ?? 'Not entered yet', next };
  const value = criterion ? formatValue(criterion.unit, shown.value) : `${shown.value}`;
  return { now: `Now: ${value}`, next };
}
