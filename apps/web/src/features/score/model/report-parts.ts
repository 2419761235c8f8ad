import type { FigureView, ProvenScore, ScoreCriterion, ScoreReply } from '@groundwork/contracts';
import { labelOfWitness } from '#shared/evidence/witness-texts.ts';
import { isDisputed, figuresOfCriterion } from '#shared/figures/figure-texts.ts';
import { findRules } from '#shared/score/engine-input.ts';
import { describeCriterion } from './criterion-texts.ts';
import { shareOfPoints, sharesOfScore } from './point-shares.ts';
import { toWaterfall } from './waterfall-bars.ts';

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

const describeValue = (criterion: ScoreCriterion, rulesVersion: string): string =>
  describeCriterion(criterion, findRules(rulesVersion)).now;

/** The criteria that add most points to the total, without those whose figures are in dispute. */
export function strengthsOf(score: ScoreReply, figures: readonly FigureView[]): readonly Strength[] {
  const shares = sharesOfScore(score);
  return toWaterfall(score)
    .filter(({ code }) => !figuresOfCriterion(code, figures).some(isDisputed))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, mostStrengths)
    .flatMap(({ code, label }) => {
      const share = shares.get(code);
      if (share === undefined) return [];
      const { criterion, points, most } = share;
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

export function provenRowsOf({ criteria, witnesses }: ProofRows, score: ScoreReply): readonly ProvenRow[] {
  const shares = sharesOfScore(score);
  return criteria
    .filter(({ badge }) => badge === 'proven')
    .flatMap(({ code, label, ...criterion }) => {
      const share = shares.get(code);
      if (share === undefined) return [];
      const own = witnesses.filter(({ id }) => criterion.witnesses.includes(id));
      return [
        {
          code,
          label,
          points: shareOfPoints(share, criterion.points),
          statedPoints: shareOfPoints(share, criterion.statedPoints),
          witnesses: [...new Set(own.map(labelOfWitness))],
        },
      ];
    });
}
