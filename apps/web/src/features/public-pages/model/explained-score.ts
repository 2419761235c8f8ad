import {
  bandText,
  contributionOf,
  type Criterion,
  type Factor,
  type FactorKey,
  levels,
  type Ruleset,
} from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { capitalize } from '#shared/formatting/format.ts';
import { words } from '../public-pages.wording.ts';

export interface ExplainedCriterion {
  readonly code: string;
  readonly label: string;
  readonly points: number;
  readonly bands: readonly { readonly text: string; readonly points: number }[];
}

export interface ExplainedFactor {
  readonly key: FactorKey;
  readonly label: string;
  readonly percent: number;
  /** Of 1000. */
  readonly points: number;
  readonly criteria: readonly ExplainedCriterion[];
}

const toExplainedCriterion = (criterion: Criterion): ExplainedCriterion => ({
  code: criterion.code,
  label: criterion.label,
  points: criterion.max,
  bands: criterion.scale.bands.map((band) => ({
    text: capitalize(bandText(criterion, band)),
    points: band.points,
  })),
});

export function explainedFactors(rules: Ruleset): ExplainedFactor[] {
  return rules.factors.map((factor: Factor) => ({
    key: factor.key,
    label: factor.label,
    percent: factor.halfPoints * 5,
    points: contributionOf(factor, 100),
    criteria: rules.criteria.filter(({ factor: key }) => key === factor.key).map(toExplainedCriterion),
  }));
}

export interface ExplainedLevel {
  readonly level: string;
  readonly range: string;
}

export function explainedLevels(): ExplainedLevel[] {
  return levels.map(({ level, from }, index) => ({
    level,
    range: fill(words.rules.levels.range, {
      from: String(from),
      to: String(index === 0 ? 1000 : (levels[index - 1]?.from ?? 0) - 1),
    }),
  }));
}
