import {
  byFieldName,
  emptyProfile,
  fieldCatalog,
  type FieldName,
  type FieldValue,
  type ProfileReply,
} from '@groundwork/contracts';
import { hasAnswerAtDefault, isSameAnswer } from '#shared/profile/field-answers.ts';
import { fieldOf } from '#shared/profile/fields.ts';

/** A figure that cannot be parsed stays the text of the input. */
export type FormValues = Readonly<Record<FieldName, unknown>>;

export interface Draft {
  readonly values: Partial<FormValues>;
  /** The stored values that the draft replaces. */
  readonly base: Partial<FormValues>;
  /** Sensitive fields, which the browser storage must not contain. */
  readonly withheld: readonly FieldName[];
}

/** A number or a yes-no question without an answer is null. */
export function valuesFrom({
  answered = [],
  ...profile
}: Partial<ProfileReply>): Record<FieldName, FieldValue | null> {
  const values: Record<string, unknown> = { ...emptyProfile(), ...profile };
  return byFieldName(({ name }) => {
    const value = values[name] as FieldValue;
    return hasAnswerAtDefault(value) && !answered.includes(name) ? null : value;
  });
}

export const isSensitive = (name: FieldName): boolean =>
  ['secret', 'encrypted'].includes(fieldOf(name)?.sensitivity ?? '');

export function draftOf(values: FormValues, saved: FormValues): Draft | null {
  const changed = fieldCatalog
    .map(({ name }) => name)
    .filter((name) => !isSameAnswer(values[name], saved[name]));
  if (changed.length === 0) return null;
  const storable = changed.filter((name) => !isSensitive(name));
  return {
    values: Object.fromEntries(storable.map((name) => [name, values[name]])),
    base: Object.fromEntries(storable.map((name) => [name, saved[name]])),
    withheld: changed.filter(isSensitive),
  };
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isFigure = (value: unknown) => value === null || isText(value);

const fits: Record<string, (value: unknown) => boolean> = {
  boolean: (value) => value === null || typeof value === 'boolean',
  whole: isFigure,
  optionalWhole: isFigure,
  decimal: isFigure,
  months: (value) =>
    Array.isArray(value) && value.every((month) => ['number', 'string'].includes(typeof month)),
};
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const storableEntries = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).filter(([name, value]) => {
    const field = fieldOf(name);
    return field !== undefined && !isSensitive(field.name) && (fits[field.kind] ?? isText)(value);
  });

export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || !isRecord(stored['values']) || !Array.isArray(stored['withheld'])) return null;
  const values = storableEntries(stored['values']);
  const base = isRecord(stored['base']) ? storableEntries(stored['base']) : [];
  const withheld = stored['withheld'].flatMap((name) => fieldOf(String(name))?.name ?? []);
  if (values.length + withheld.length === 0) return null;
  return { values: Object.fromEntries(values), base: Object.fromEntries(base), withheld };
}
