import { z } from 'zod';
import {
  dayPeriod,
  type EvidenceState,
  type FigureWitnessState,
  holderState,
  witness,
  type WitnessState,
} from './evidence.ts';
import { documentId, ledgerAccountId } from './ids.ts';
import { input } from './input.wording.ts';
import { mostFigures, profileFigures } from './profile/figures.ts';
import { documentText, fieldNameText, idText, mapOf, mostCharacters, storableText } from './texts.ts';

const value = z.union([z.number(), documentText(), z.boolean()]);

/** 0: the owner typed it. 1: anybody can write it. 2: a bank or an authority wrote it. 3: two channels or a reviewer confirm it. */
export const figureGrade = z.literal([0, 1, 2, 3]);

export const figureStatus = z.enum([
  'open',
  'said',
  'file',
  'paper',
  'confirmed',
  'disputed',
  'stale',
  'other-name',
]);

export const figureSource = z.object({
  id: documentText(),
  /** null: the source proves nothing, and `withheld` is the reason. */
  grade: figureGrade.nullable(),
  withheld: z.enum(['stale', 'other-name', 'alarm', 'corrected']).nullable(),
  kind: documentText(),
  value,
  period: dayPeriod.nullable(),
  documentId: documentId.optional(),
  page: z.number().int().optional(),
  figure: documentText().optional(),
  accountIds: z.array(ledgerAccountId).optional(),
  months: z.number().int().optional(),
  holder: holderState.shape.match,
  freshUntil: z.iso.date().nullable(),
  agrees: z.boolean(),
  note: documentText().nullable().optional(),
});

export const profileFigure = z.object({
  field: z.string(),
  label: z.string(),
  unit: z.enum(['money', 'percent', 'ratio', 'score', 'count', 'flag', 'date', 'text', 'presence']),
  version: z.string(),
  value: value.nullable(),
  valueFrom: z.string().nullable(),
  status: figureStatus,
  sources: z.array(figureSource),
  outlier: z.string().nullable(),
  question: z.string().nullable(),
  settledOn: z.iso.date().nullable(),
  undoableUntil: z.iso.datetime().nullable(),
});
export type ProfileFigure = z.infer<typeof profileFigure>;

export const figurePoints = z.object({
  now: z.number().int(),
  atBest: z.number().int(),
  ifConfirmed: z.number().int().optional(),
});

export const ratedField = z.object({
  field: z.string(),
  points: figurePoints,
  criteria: z.array(z.string()),
});
export type RatedField = z.infer<typeof ratedField>;

export const figureUse = z.object({ field: z.string(), lenders: z.number().int() });
export type FigureUse = z.infer<typeof figureUse>;

export const figure = profileFigure.extend({
  points: figurePoints.nullable(),
  usedBy: z.object({
    criteria: z.array(z.string()),
    lenders: z.number().int().nullable().optional(),
  }),
});
export type FigureView = z.infer<typeof figure>;

const settledValue = z.union([z.number(), z.boolean(), storableText(mostCharacters.name, input.required)]);

const choice = z.strictObject({
  use: idText,
  value: settledValue.optional(),
  reason: storableText(mostCharacters.documentText).optional(),
});

export const typedSource = 'said';

const isOwnValue = ({ use, value: own }: z.infer<typeof choice>): boolean =>
  own === undefined || use === typedSource;

const besideSource = { path: ['value'], error: input.ownValue };

export const settleBody = choice.refine(isOwnValue, besideSource);

export const figureChoice = choice
  .extend({ field: fieldNameText, version: idText.optional() })
  .refine(isOwnValue, besideSource);
export type FigureChoice = z.infer<typeof figureChoice>;

export const mostSettled = 100;

const chosen = z.strictObject({ field: fieldNameText, use: idText, version: idText.optional() });

const namesEachOnce = (choices: readonly { field: string }[]): boolean =>
  new Set(choices.map(({ field }) => field)).size === choices.length;

export const settleAllBody = z.strictObject({
  ids: z
    .array(chosen, input.required)
    .min(1, input.required)
    .max(mostSettled)
    .refine(namesEachOnce, input.eachOnce),
});

export const settledFigure = z.object({
  field: z.string(),
  use: z.string(),
  reason: z.string().nullable(),
  decidedAt: z.iso.datetime(),
});
export type SettledFigure = z.infer<typeof settledFigure>;

/** The choice of an owner, without her reason. `sources` names the sources among which she chose. */
export const settlementState = z.object({
  field: fieldNameText,
  use: documentText(),
  day: z.iso.date(),
  sources: documentText(),
});
export type SettlementState = z.infer<typeof settlementState>;

const typedFigures = mapOf(mostFigures, fieldNameText, profileFigure.shape.value);
export type TypedFigures = z.infer<typeof typedFigures>;

/** The values in force. `answered` names the fields that the owner or a source fills. */
export const valuesInForce = z.object({
  figures: profileFigures,
  answered: z.array(fieldNameText),
  typed: typedFigures.optional(),
  settled: z.array(settlementState).max(mostFigures).optional(),
});
export type ValuesInForce = z.infer<typeof valuesInForce>;

export const figuresState = valuesInForce.extend({
  fields: z.array(fieldNameText),
  /** Why the figures changed. Absent in messages of an older version. */
  cause: z.enum(['profile', 'settled', 'evidence', 'time']).optional(),
  fellBack: z.array(fieldNameText).optional(),
});
export type FiguresState = z.infer<typeof figuresState>;

/** Evidence of an older version has no grades: its witnesses are what anybody can write. */
export const figureWitnessesIn = ({ figures, witnesses }: EvidenceState): readonly FigureWitnessState[] =>
  figures ?? witnesses;

/** Without what decides its grade. Null for a witness without a period, which no published reply can have. */
export const plainWitness = (state: FigureWitnessState): WitnessState | null =>
  witness.safeParse(state).data ?? null;
