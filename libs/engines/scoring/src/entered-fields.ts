import type { ScoringField } from './figures.ts';

export const enteredFields = {
  BF4: 'revenueGrowthRate',
  BF6: 'currentRatio',
  BF9: 'debtToEquityRatio',
  BF11: 'averageBankBalance',
} as const satisfies Readonly<Record<string, ScoringField>>;

export type EnteredField = (typeof enteredFields)[keyof typeof enteredFields];

const byCriterion: ReadonlyMap<string, EnteredField> = new Map(Object.entries(enteredFields));

/** Undefined for a criterion of a ruleset that is newer than this engine. */
export const enteredFieldOf = (criterion: string): EnteredField | undefined => byCriterion.get(criterion);
