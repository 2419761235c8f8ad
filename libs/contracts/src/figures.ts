import { z } from 'zod';
import { dayPeriod, holderState } from './evidence.ts';
import { documentId, ledgerAccountId } from './ids.ts';
import { input } from './input.wording.ts';
import { profileFigures } from './profile/figures.ts';
import { documentText, fieldNameText, idText, mostCharacters, storableText } from './texts.ts';

const value = z.union([z.number(), documentText(), z.boolean()]);

/** 0: the owner typed it. 1: anybody can write it. 2: a bank or an authority wrote it. 3: two channels or a reviewer confirm it. */
export const figureGrade = z.literal([0, 1, 2, 3]);

export const documentHolder = holderState.extend({ printed: documentText().nullable() });
export type DocumentHolder = z.infer<typeof documentHolder>;

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
export type FigureStatus = z.infer<typeof figureStatus>;

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
});
export type FigureSourceView = z.infer<typeof figureSource>;

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

/** What the figure earns now, and at its best. */
export const figurePoints = z.object({ now: z.number().int(), atBest: z.number().int() });

export const figure = profileFigure.extend({
  points: figurePoints.nullable(),
  usedBy: z.object({ criteria: z.array(z.string()) }),
});
export type FigureView = z.infer<typeof figure>;

const settledValue = z.union([z.number(), z.boolean(), storableText(mostCharacters.name, input.required)]);

const choice = z.strictObject({
  use: idText,
  value: settledValue.optional(),
  reason: storableText(mostCharacters.documentText).optional(),
});

const typed = 'said';

const isOwnValue = ({ use, value: own }: z.infer<typeof choice>): boolean =>
  own === undefined || use === typed;

const besideSource = { path: ['value'], error: input.ownValue };

export const settleBody = choice.refine(isOwnValue, besideSource);
export type SettleBody = z.infer<typeof settleBody>;

export const figureChoice = choice
  .extend({ field: fieldNameText, version: idText.optional() })
  .refine(isOwnValue, besideSource);
export type FigureChoice = z.infer<typeof figureChoice>;

export const mostSettled = 100;

export const settleAllBody = z.strictObject({
  ids: z
    .array(z.strictObject({ field: fieldNameText, use: idText, version: idText.optional() }), input.required)
    .min(1, input.required)
    .max(mostSettled),
});
export type SettleAllBody = z.infer<typeof settleAllBody>;

export const settlement = z.object({
  field: fieldNameText,
  use: idText,
  day: z.iso.date(),
  sources: idText,
});
export type SettlementState = z.infer<typeof settlement>;

/** The values in force, and what the owner typed where it differs. `answered` names fields that she or a source fills. */
export const figuresState = z.object({
  fields: z.array(fieldNameText),
  figures: profileFigures,
  answered: z.array(fieldNameText),
  stated: profileFigures,
  statedAnswers: z.array(fieldNameText),
  settled: z.array(settlement),
});
export type FiguresState = z.infer<typeof figuresState>;
