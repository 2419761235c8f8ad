import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { byFieldName, type CatalogField, type FieldName, type FieldValue } from './catalog.ts';
import { figureLimit } from './field.ts';
import { actorId, documentId } from '../ids.ts';
import { input } from '../input.wording.ts';
import { boundedText, convertedText, mostCharacters, storableText, trimmedText } from '../texts.ts';

const earliestDate = '1900-01-01';
const numericText = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const longestNumber = 32;

function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return 0;
  return text.length <= longestNumber && numericText.test(text) ? Number(text) : value;
}

function isCalendarDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

function numberOf(field: CatalogField, fraction: 'none' | 'two') {
  const { min = -figureLimit, max = figureLimit } = field;
  const limited = z
    .number(input.number)
    .refine((value) => fraction === 'two' || Number.isInteger(value), input.wholeNumber)
    .refine((value) => fraction === 'none' || hasTwoDecimals(value), input.twoDecimals)
    .refine(
      (value) => (field.zeroOr && value === 0) || (value >= min && value <= max),
      fill(field.zeroOr ? input.rangeOrZero : input.range, { min, max }),
    );
  return convertedText(mostCharacters.number, asNumber, limited);
}

function dateOf(field: CatalogField) {
  const date = trimmedText(mostCharacters.day, input.date, input.dateFormat)
    .refine((text) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text), input.dateFormat)
    .refine((text) => text === '' || isCalendarDate(text), input.noSuchDate)
    .refine((text) => text === '' || text >= earliestDate, fill(input.earliestDate, { date: earliestDate }));
  if (!field.notInFuture) return date;
  return date.refine((text) => text <= new Date().toISOString().slice(0, 10), input.futureDate);
}

function selectOf(field: CatalogField) {
  const options = field.options ?? [];
  const choices = fill(input.choices, { choices: options.join(', ') });
  return trimmedText(mostCharacters.name, input.choice, choices).refine(
    (text) => text === '' || options.includes(text),
    choices,
  );
}

function monthsOf(field: CatalogField) {
  return z
    .array(numberOf(field, 'none'), input.months)
    .max(12, { error: input.allMonths, abort: true })
    .refine((months) => months.length === 0 || months.length === 12, input.allMonths);
}

const schemaOf: Record<CatalogField['kind'], (field: CatalogField) => z.ZodType<FieldValue>> = {
  text: () => storableText(mostCharacters.name, input.text),
  longText: () => storableText(mostCharacters.longText, input.text),
  select: selectOf,
  date: dateOf,
  whole: (field) => numberOf(field, 'none'),
  optionalWhole: (field) => numberOf(field, 'none'),
  decimal: (field) => numberOf(field, 'two'),
  boolean: () => z.boolean(input.flag),
  months: (field) => monthsOf(field),
};

const isFigure = ({ kind }: CatalogField): boolean => ['whole', 'optionalWhole', 'decimal'].includes(kind);

const emptyAsNull = (text: string) => (text.trim() === '' ? null : text);

/** null sets the default and removes the answer; an absent key changes nothing; an unknown key is dropped. */
type InputValue = FieldValue | undefined;

type FieldProblem = (field: CatalogField, value: FieldValue) => string | null;

function inputOf(field: CatalogField, problemOf: FieldProblem): z.ZodType<InputValue, InputValue> {
  const checked = schemaOf[field.kind](field).superRefine((value, context) => {
    const problem = problemOf(field, value);
    if (problem !== null) context.addIssue(problem);
  });
  const schema = checked.nullable().optional();
  const orNull = isFigure(field) ? convertedText(mostCharacters.number, emptyAsNull, schema) : schema;
  return orNull as z.ZodType<InputValue, InputValue>;
}

const mostNames = 1000;
const answeredInput = z
  .array(boundedText(mostCharacters.fieldName, input.names), input.names)
  .max(mostNames, fill(input.mostNames, { most: mostNames }))
  .optional();

export type ProfileInput = Partial<Record<FieldName, InputValue>> & {
  answered?: string[] | undefined;
};

export const profileInputWith = (problemOf: FieldProblem): z.ZodType<ProfileInput, ProfileInput> =>
  z.object({ ...byFieldName((field) => inputOf(field, problemOf)), answered: answeredInput });

export const profileInput = profileInputWith(() => null);

const replies: Record<CatalogField['kind'], z.ZodType<FieldValue>> = {
  text: z.string(),
  longText: z.string(),
  select: z.string(),
  date: z.string(),
  whole: z.number(),
  optionalWhole: z.number().nullable(),
  decimal: z.number(),
  boolean: z.boolean(),
  months: z.array(z.number()),
};

/** The document or the bank rows that a value of the profile was accepted from. */
export const fieldProvenance = z.object({
  source: z.enum(['bank_rows', 'tax_return', 'report']),
  kind: z.string().nullable(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  documentId: documentId.optional(),
  page: z.number().int().optional(),
  acceptedAt: z.iso.datetime(),
  actorId,
});
export type FieldProvenance = z.infer<typeof fieldProvenance>;

export const profileReply = z
  .object(byFieldName((field) => replies[field.kind].describe(field.label)))
  .extend({
    version: z.number().int().min(0).optional().describe('Rises with each save that changes the profile'),
    completion: z.number().int().min(0).max(100),
    answered: z.array(z.string()).describe('Fields that the owner has set or confirmed'),
    fieldsToCheck: z.array(z.string()).optional(),
    provenance: z
      .record(z.string(), fieldProvenance)
      .optional()
      .describe('Fields that still have an accepted figure of a paper or of bank rows'),
  });
export type ProfileReply = z.infer<typeof profileReply>;
