import {
  bandText,
  contributionOf,
  type Criterion,
  type Factor,
  type FactorKey,
  levels,
  type Ruleset,
} from '@groundwork/engine-scoring';

export interface ExplainedCriterion {
  readonly code: string;
  readonly label: string;
  readonly points: number;
  readonly bands: readonly { readonly words: string; readonly points: number }[];
}

export interface ExplainedFactor {
  readonly key: FactorKey;
  readonly label: string;
  readonly percent: number;
  /** What it can bring of the 1000. */
  readonly points: number;
  readonly criteria: readonly ExplainedCriterion[];
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const explainedCriterion = (criterion: Criterion): ExplainedCriterion => ({
  code: criterion.code,
  label: criterion.label,
  points: criterion.max,
  bands: criterion.scale.bands.map((band) => ({
    words: sentence(bandText(criterion, band)),
    points: band.points,
  })),
});

/** The rules themselves as a page shows them: whatever they become, the page says it. */
export function explainedFactors(rules: Ruleset): ExplainedFactor[] {
  return rules.factors.map((factor: Factor) => ({
    key: factor.key,
    label: factor.label,
    percent: factor.halfPoints * 5,
    points: contributionOf(factor, 100),
    criteria: rules.criteria.filter((own) => own.factor === factor.key).map(explainedCriterion),
  }));
}

export interface ExplainedLevel {
  readonly level: string;
  readonly range: string;
}

/** Best first, as "700 to 799". */
export function explainedLevels(): ExplainedLevel[] {
  return levels.map(({ level, from }, index) => ({
    level,
    range: `${from} to ${index === 0 ? 1000 : (levels[index - 1]?.from ?? 0) - 1}`,
  }));
}
