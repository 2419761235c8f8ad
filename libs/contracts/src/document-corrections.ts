import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { documentCategories, subcategoriesOf } from './document-catalog.ts';
import { documentMessages } from './documents.wording.ts';
import { input } from './input.wording.ts';
import { pageBox } from './page-box.ts';
import { mostCharacters, patternText, trimmedText } from './texts.ts';

const text = (most: number) => trimmedText(most, input.text).min(1, input.required);

const mostDollars = 1_000_000_000_000;
const cents = (value: number) => Math.round(value * 100);

const dollars = z
  .number(input.number)
  .min(-mostDollars, fill(input.leastNumber, { min: -mostDollars }))
  .max(mostDollars, fill(input.mostNumber, { max: mostDollars }))
  .refine((value) => Math.abs(value * 100 - cents(value)) < 1e-3, input.twoDecimals);

const page = z
  .number(documentMessages.page)
  .int(documentMessages.page)
  .min(1, documentMessages.firstPage)
  .max(300);
const day = z.iso.date(input.dateFormat);

const figureChange = z.object({
  what: z.literal('figure'),
  name: text(100),
  page,
  value: z.union([dollars, text(200)], input.number),
});

const kindChange = z.object({
  what: z.literal('kind'),
  category: z.enum(documentCategories, input.choice),
  subcategory: z.enum(Object.values(subcategoriesOf).flat(), input.choice),
});

/** A balance sheet has a day without a beginning, a tax form a year. */
const periodChange = z.object({
  what: z.literal('period'),
  from: day.nullable().default(null),
  to: day,
});

const taxYearChange = z.object({
  what: z.literal('taxYear'),
  year: patternText(mostCharacters.number, /^20[0-3]\d$/, input.date, input.text),
});

const signalChange = z.object({
  what: z.literal('signal'),
  signal: text(500),
  word: text(500),
});

const decided = { correction: z.uuid(input.id) };
const undoChange = z.object({ what: z.literal('undo'), ...decided });
const confirmChange = z.object({ what: z.literal('confirm'), ...decided });
const rejectChange = z.object({ what: z.literal('reject'), ...decided });

const madeChanges = [figureChange, kindChange, periodChange, taxYearChange, signalChange] as const;
const mostChanges = 50;

const changesOf = <T extends z.ZodType>(change: T) =>
  z.object({
    /** The version of the document that the person sees. */
    version: z.number(input.number).int(input.wholeNumber).min(1, input.wholeNumber),
    changes: z
      .array(change)
      .min(1, input.leastOne)
      .max(mostChanges, fill(input.mostAtOnce, { most: mostChanges })),
  });

export const correctFiguresBody = changesOf(z.discriminatedUnion('what', [...madeChanges, undoChange]));
export type CorrectFiguresBody = z.output<typeof correctFiguresBody>;

export const reviewFiguresBody = changesOf(
  z.discriminatedUnion('what', [...madeChanges, undoChange, confirmChange, rejectChange]),
);
export type ReviewFiguresBody = z.output<typeof reviewFiguresBody>;

type FigureChange = z.output<typeof figureChange>;
export type MadeChange =
  | FigureChange
  | z.output<typeof kindChange>
  | z.output<typeof periodChange>
  | z.output<typeof taxYearChange>
  | z.output<typeof signalChange>;

const value = z.union([z.number(), z.string()]);

/** `waits`: points follow only after a reviewer confirms. The newest entry of a target that counts is in force. */
export const documentCorrection = z.object({
  id: z.uuid(),
  what: z.enum(['figure', 'kind', 'period', 'taxYear', 'signal']),
  /** The name of the figure, or the id of the signal. */
  name: z.string(),
  page: z.number().int().nullable(),
  read: value.nullable(),
  value,
  by: z.enum(['owner', 'reviewer']),
  at: z.iso.datetime(),
  state: z.enum(['counts', 'waits', 'rejected', 'undone']),
  decidedAt: z.iso.datetime().nullable(),
  sum: z.number().optional(),
});
export type DocumentCorrection = z.infer<typeof documentCorrection>;

export const figureCandidate = z.object({
  value: z.number(),
  page: z.number().int(),
  box: pageBox.nullable().optional(),
});
export type FigureCandidate = z.infer<typeof figureCandidate>;

/** A figure below 90 % and a failed sum without a second witness are questions to the owner. */
export const documentQuestion = z.object({
  what: z.enum(['figure', 'signal']),
  name: z.string(),
  page: z.number().int().nullable(),
  /** What the figure may be: first what the analysis read. */
  candidates: z.array(figureCandidate).max(2).optional(),
});
export type DocumentQuestion = z.infer<typeof documentQuestion>;

export const questionBelowConfidence = 0.9;
