import type { ScoringField } from './figures.ts';

/** By criterion, the figure that an owner enters and that also follows from other figures. */
export const enteredFields = {
  BF4: 'revenueGrowthRate',
  BF6: 'currentRatio',
  BF9: 'debtToEquityRatio',
  BF11: 'averageBankBalance',
} as const satisfies Readonly<Record<string, ScoringField>>;

/** The fields of which two sources can disagree. */
export type EnteredField = (typeof enteredFields)[keyof typeof enteredFields];

const byCriterion: ReadonlyMap<string, EnteredField> = new Map(Object.entries(enteredFields));

/** The field that a disagreement is about; undefined where its rules are newer than this engine. */
export const enteredFieldOf = (criterion: string): EnteredField | undefined => byCriterion.get(criterion);
