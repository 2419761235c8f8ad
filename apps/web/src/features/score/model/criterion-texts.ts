import { fill } from '@groundwork/wording';
import type { ScoreCriterion } from '@groundwork/contracts';
import { bandText, type Criterion, formatValue, isQuestion, type Ruleset } from '@groundwork/engine-scoring';
import { words } from '../score.wording.ts';

export interface CriterionTexts {
  readonly now: string;
  readonly next: string | null;
}

function describeNextBand(criterion: Criterion | undefined, current: ScoreCriterion): string | null {
  if (current.nextBand === null) return null;
  const { threshold, points } = current.nextBand;
  const band = criterion?.scale.bands.find((each) => each.points === points);
  const aim = criterion && band ? bandText(criterion, band) : `${threshold}`;
  return fill(words.criterion.next, { aim, gain: current.worth });
}

function describeBlank(current: ScoreCriterion, criterion: Criterion | undefined): string {
  const { points, unknown = 0, lost = 0 } = current;
  const { notAnswered, notAnsweredBut, noPointsYet } = words.criterion;
  if (criterion === undefined || points > 0) return notAnswered;
  const { missing } = criterion;
  if (!isQuestion(criterion)) return missing;
  if (unknown > 0) return fill(notAnsweredBut, { nextStep: missing });
  return lost > 0 ? noPointsYet : missing;
}

export function describeCriterion(current: ScoreCriterion, rules: Ruleset | undefined): CriterionTexts {
  const criterion = rules?.criteria.find(({ code }) => code === current.code);
  const next = describeNextBand(criterion, current);
  if (current.value === null) return { now: describeBlank(current, criterion), next };
  const value = criterion ? formatValue(criterion.unit, current.value) : `${current.value}`;
  return { now: fill(words.criterion.now, { value }), next };
}
