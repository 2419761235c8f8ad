import { fill } from '@groundwork/wording';
import type { ScoreCriterion } from '@groundwork/contracts';
import { bandText, type Criterion, formatValue, rulesets, type Ruleset } from '@groundwork/engine-scoring';
import { words } from '../score.wording.ts';

export interface CriterionTexts {
  readonly now: string;
  readonly next: string | null;
}

const published: Readonly<Record<string, Ruleset>> = rulesets;

export const findRules = (version: string): Ruleset | undefined => published[version];

function describeNextBand(criterion: Criterion | undefined, current: ScoreCriterion): string | null {
  if (current.nextBand === null) return null;
  const { threshold, points } = current.nextBand;
  const band = criterion?.scale.bands.find((each) => each.points === points);
  const aim = criterion && band ? bandText(criterion, band) : `${threshold}`;
  return fill(words.criterion.next, { aim, points, most: current.maxPoints });
}

export function describeCriterion(current: ScoreCriterion, rules: Ruleset | undefined): CriterionTexts {
  const criterion = rules?.criteria.find(({ code }) => code === current.code);
  const next = describeNextBand(criterion, current);
  if (current.value === null) return { now: criterion?.missing ?? words.criterion.missing, next };
  const value = criterion ? formatValue(criterion.unit, current.value) : `${current.value}`;
  return { now: fill(words.criterion.now, { value }), next };
}
