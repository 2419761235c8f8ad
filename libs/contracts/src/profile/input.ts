import { z } from 'zod';
import { byFieldName, type CatalogueField, defaultOf, type FieldName, type FieldValue } from './catalogue.ts';
import { figureLimit, longTextLimit, textLimit } from './field.ts';

const earliestDate = '1900-01-01';
const numericText = /^[+-]?(\d+\.?\d*|\.\d+)$/;

function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return 0;
  return numericText.test(text) ? Number(text) : value;
}

function isCalendarDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

function numberOf(field: CatalogueField, fraction: 'none' | 'two') {
  const { min = -figureLimit, max = figureLimit } = field;
  const limited = z
    .number('Enter a number')
    .refine((value) => fraction === 'two' || Number.isInteger(value), 'Enter a whole number')
    .refine((value) => fraction === 'none' || hasTwoDecimals(value), 'Use at most two decimals')
    .refine(
      (value) => (field.zeroOr && value === 0) || (value >= min && value <= max),
      `Enter a number from ${min} to ${max}${field.zeroOr ? ', or 0' : ''}`,
    );
  return z.preprocess(asNumber, limited);
}

function dateOf(field: CatalogueField) {
  const date = z
    .string('Enter a date')
    .trim()
    .refine((text) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text), 'Enter a date as YYYY-MM-DD')
    .refine((text) => text === '' || isCalendarDate(text), 'This day does not exist')
    .refine((text) => text === '' || text >= earliestDate, `Enter a date from ${earliestDate}`);
  if (!field.notInFuture) return date;
  return date.refine((text) => text <= new Date().toISOString().slice(0, 10), 'This date is in the future');
}

function selectOf(field: CatalogueField) {
  const options = field.options ?? [];
  return z
    .string('Choose one of the options')
    .trim()
    .refine((text) => text === '' || options.includes(text), `Choose one of: ${options.join(', ')}`);
}

function monthsOf(field: CatalogueField) {
  return z
    .array(numberOf(field, 'none'), 'Enter twelve numbers')
    .refine((months) => months.length === 0 || months.length === 12, 'Enter exactly twelve numbers, or none');
}

/** The database keeps neither a zero character nor half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

function textOf(limit: number) {
  return z
    .string('Enter text')
    .trim()
    .max(limit, `At most ${limit} characters`)
    .refine(isStorable, 'This text holds a character that cannot be kept');
}

const schemaOf: Record<CatalogueField['kind'], (field: CatalogueField) => z.ZodType<FieldValue>> = {
  text: () => textOf(textLimit),
  longText: () => textOf(longTextLimit),
  select: selectOf,
  date: dateOf,
  whole: (field) => numberOf(field, 'none'),
  decimal: (field) => numberOf(field, 'two'),
  boolean: () => z.boolean('Answer true or false'),
  months: (field) => monthsOf(field),
};

/** null means the default; a key that is absent keeps what is stored; unknown keys are dropped. */
function inputOf(field: CatalogueField): z.ZodType<FieldValue | undefined, FieldValue | undefined> {
  const schema = schemaOf[field.kind](field).optional();
  const orDefault = z.preprocess((value) => (value === null ? defaultOf(field) : value), schema);
  return orDefault as z.ZodType<FieldValue | undefined, FieldValue | undefined>;
}

export type ProfileInput = Partial<Record<FieldName, FieldValue | undefined>>;
export const profileInput: z.ZodType<ProfileInput, ProfileInput> = z.object(byFieldName(inputOf));

const replies: Record<CatalogueField['kind'], z.ZodType<FieldValue>> = {
  text: z.string(),
  longText: z.string(),
  select: z.string(),
  date: z.string(),
  whole: z.number(),
  decimal: z.number(),
  boolean: z.boolean(),
  months: z.array(z.number()),
};

export const profileReply = z
  .object(byFieldName((field) => replies[field.kind].describe(field.label)))
  .extend({ completion: z.number().int().min(0).max(100) });
export type ProfileReply = z.infer<typeof profileReply>;
