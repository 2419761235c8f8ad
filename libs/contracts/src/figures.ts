import { z } from 'zod';
import { dayPeriod, holderState } from './evidence.ts';
import { documentId, ledgerAccountId } from './ids.ts';
import { input } from './input.wording.ts';
import { profileFigures } from './profile/figures.ts';
import { documentText, fieldNameText, idText, mostCharacters, storableText } from './texts.ts';

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

/** What the figure earns now, and at its best. */
export const figurePoints = z.object({ now: z.number().int(), atBest: z.number().int() });

export const ratedField = z.object({
  field: z.string(),
  points: figurePoints,
  criteria: z.array(z.string()),
});
export type RatedField = z.infer<typeof ratedField>;

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

/** The values in force. `answered` names the fields that the owner or a source fills. */
export const figuresState = z.object({
  fields: z.array(fieldNameText),
  figures: profileFigures,
  answered: z.array(fieldNameText),
});
export type FiguresState = z.infer<typeof figuresState>;
