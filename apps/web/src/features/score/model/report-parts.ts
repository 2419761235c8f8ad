import type { FigureView, ProvenScore, ScoreCriterion, ScoreReply } from '@groundwork/contracts';
import { labelOfWitness } from '#shared/evidence/witness-texts.ts';
import { isDisputed, figuresOfCriterion } from '#shared/figures/figure-texts.ts';
import { findRules } from '#shared/score/engine-input.ts';
import { factorRows } from '#shared/score/factor-titles.ts';
import { describeCriterion } from './criterion-texts.ts';
import { pointsOfTotal, toWaterfall } from './waterfall-bars.ts';

export interface Strength {
  readonly code: string;
  readonly label: string;
  readonly value: string;
  readonly measured: ScoreCriterion['value'];
  readonly points: number;
  /** Of 1000. */
  readonly most: number;
}

const mostStrengths = 5;

function criteriaOf(score: ScoreReply) {
  return factorRows.flatMap(({ factor }) => {
    const { weight, criteria } = score.factors.breakdown[factor];
    return criteria.map((criterion) => ({ criterion, weight }));
  });
}

const describeValue = (criterion: ScoreCriterion, rulesVersion: string): string =>
  describeCriterion(criterion, findRules(rulesVersion)).now;

/** The criteria that add most points to the total, without those whose figures are in dispute. */
export function strengthsOf(score: ScoreReply, figures: readonly FigureView[]): readonly Strength[] {
  const all = new Map(criteriaOf(score).map((each) => [each.criterion.code, each]));
  return toWaterfall(score)
    .filter(({ code }) => !figuresOfCriterion(code, figures).some(isDisputed))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, mostStrengths)
    .flatMap(({ code, label, points }) => {
      const own = all.get(code);
      if (own === undefined) return [];
      const { criterion, weight } = own;
      const most = pointsOfTotal(weight, criterion.maxPoints);
      const value = describeValue(criterion, score.rulesVersion);
      return [{ code, label, points, most, value, measured: criterion.value }];
    });
}

export interface ProvenRow {
  readonly code: string;
  readonly label: string;
  readonly points: number;
  readonly statedPoints: number;
  readonly witnesses: readonly string[];
}

export type ProofRows = Pick<ProvenScore, 'criteria' | 'witnesses'>;

export function provenRowsOf({ criteria, witnesses }: ProofRows): readonly ProvenRow[] {
  return criteria
    .filter(({ badge }) => badge === 'proven')
    .map((criterion) => {
      const own = witnesses.filter(({ id }) => criterion.witnesses.includes(id));
      return {
        code: criterion.code,
        label: criterion.label,
        points: criterion.points,
        statedPoints: criterion.statedPoints,
        witnesses: [...new Set(own.map(labelOfWitness))],
      };
    });
}
