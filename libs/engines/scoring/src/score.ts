import { paragraph, type Wording } from '@groundwork/wording';
import { bandAbove, pointsFor } from './bands.ts';
import type { MeasureInput, ScoreInput } from './measure-input.ts';
import { inconsistencies, type ScoreFlag } from './inconsistencies.ts';
import { levelOf, type Level } from './level.ts';
import { measured, rejectMissingFigures } from './missing-figures.ts';
import {
  hasAnsweredDefault,
  missingContribution,
  missingPoints,
  type PointParts,
  type RatedInput,
  withOpenQuestionsAtBest,
} from './missing-points.ts';
import type { Band, Criterion, Factor, FactorKey, Ruleset } from './ruleset.ts';
import { factorSentence, reasonSentences, toDisplayValue } from './sentences.ts';
import { contributionOf, contributionGain } from './contribution.ts';
import { totalOf } from './total.ts';

export interface NextBand {
  readonly threshold: number;
  readonly points: number;
}

export interface CriterionResult {
  readonly code: string;
  readonly label: string;
  readonly value: string | number | null;
  readonly points: number;
  readonly maxPoints: number;
  readonly nextBand: NextBand | null;
  /** Change of the total with this criterion at its next band. */
  readonly worth: number;
  /** Missing points of the factor that only open questions could earn. */
  readonly unknown: number;
  readonly lost: number;
}

export interface FactorResult {
  readonly score: number;
  readonly weight: number;
  readonly contribution: number;
  readonly unknown: number;
  readonly lost: number;
  readonly details: string;
  readonly wording: readonly Wording[];
  readonly criteria: readonly CriterionResult[];
}

export interface Reason {
  readonly code: string;
  readonly label: string;
  readonly factor: FactorKey;
  /** Change of the total with this criterion at its maximum. */
  readonly pointsLost: number;
  readonly sentence: string;
  readonly wording: readonly Wording[];
}

export interface ScoreResult {
  readonly rulesVersion: string;
  readonly totalScore: number;
  readonly earned: number;
  readonly unknown: number;
  readonly lost: number;
  readonly level: Level;
  readonly flags: readonly ScoreFlag[];
  readonly factors: Readonly<Record<FactorKey, FactorResult>>;
  readonly reasons: readonly Reason[];
}

interface RatedCriterion extends PointParts {
  readonly criterion: Criterion;
  readonly value: string | number | null;
  readonly points: number;
  readonly next: Band | null;
}

function rateCriterion(criterion: Criterion, rated: RatedInput): RatedCriterion {
  const { input } = rated;
  const measurement = measured(criterion, input);
  const points = pointsFor(criterion, measurement);
  const value = hasAnsweredDefault(criterion, input) ? toDisplayValue(criterion, measurement) : null;
  const { unknown, lost } = missingPoints(criterion, rated, points);
  return { criterion, value, points, next: bandAbove(criterion, points), unknown, lost };
}

const sumOfPoints = (rated: readonly RatedCriterion[]): number =>
  rated.reduce((sum, { points }) => sum + points, 0);

const toCriterionResult = (
  factor: Factor,
  score: number,
  { criterion, value, points, next, unknown, lost }: RatedCriterion,
): CriterionResult => ({
  code: criterion.code,
  label: criterion.label,
  value,
  points,
  maxPoints: criterion.max,
  nextBand: next === null ? null : { threshold: next.threshold, points: next.points },
  worth: next === null ? 0 : contributionGain(factor, score, next.points - points),
  unknown,
  lost,
});

function toFactorResult(factor: Factor, rated: readonly RatedCriterion[]): FactorResult {
  const score = sumOfPoints(rated);
  const losses = rated
    .map(({ criterion, points }) => ({ label: criterion.label, lost: criterion.max - points }))
    .filter(({ lost }) => lost > 0);
  const { text: details, wording } = paragraph(factorSentence(losses));
  return {
    score,
    weight: factor.weight,
    contribution: contributionOf(factor, score),
    ...missingContribution(
      factor,
      score,
      rated.reduce((sum, { unknown }) => sum + unknown, 0),
    ),
    details,
    wording,
    criteria: rated.map((each) => toCriterionResult(factor, score, each)),
  };
}

interface Loss {
  readonly weighted: number;
  readonly reason: Reason;
}

function lossesOf(factor: Factor, rated: readonly RatedCriterion[]): Loss[] {
  const score = sumOfPoints(rated);
  const losses: Loss[] = [];
  for (const { criterion, value, points, next, lost: lostByAnswers } of rated) {
    if (next === null) continue;
    const lost = criterion.max - points;
    const worth = contributionGain(factor, score, next.points - points);
    const most = contributionGain(factor, score, lost);
    const isAnswered = lostByAnswers > 0 && points === 0;
    const { text: sentence, wording } = paragraph(
      ...reasonSentences(criterion, { value, next, worth, most, isAnswered }),
    );
    const reason = {
      code: criterion.code,
      label: criterion.label,
      factor: factor.key,
      pointsLost: most,
      sentence,
      wording,
    };
    losses.push({ weighted: lost * factor.halfPoints, reason });
  }
  return losses;
}

export function score(input: ScoreInput, today: string, rules: Ruleset): ScoreResult {
  const measureInput: MeasureInput = { ...input, today, rules };
  rejectMissingFigures(measureInput);
  const inputs = { input: measureInput, atBest: withOpenQuestionsAtBest(measureInput) };
  const rated = rules.criteria.map((criterion) => rateCriterion(criterion, inputs));
  const parts = rules.factors.map((factor) => {
    const own = rated.filter(({ criterion }) => criterion.factor === factor.key);
    return { factor, result: toFactorResult(factor, own), losses: lossesOf(factor, own) };
  });
  const sumOf = (part: 'contribution' | 'unknown' | 'lost'): number =>
    parts.reduce((sum, { result }) => sum + result[part], 0);
  const totalScore = sumOf('contribution');
  const losses = parts.flatMap((part) => part.losses);
  return {
    rulesVersion: rules.version,
    totalScore,
    earned: totalScore,
    unknown: sumOf('unknown'),
    lost: sumOf('lost'),
    level: levelOf(totalScore),
    flags: inconsistencies(measureInput),
    factors: Object.fromEntries(parts.map(({ factor, result }) => [factor.key, result])) as Record<
      FactorKey,
      FactorResult
    >,
    // The sort is stable and factors are in code order, so ties stay in code order.
    reasons: losses.sort((a, b) => b.weighted - a.weighted).map(({ reason }) => reason),
  };
}

export const scoreTotal = (input: ScoreInput, today: string, rules: Ruleset): number =>
  totalOf({ ...input, today, rules });
