import {
  type CatalogField,
  fieldCatalog,
  type FieldName,
  type FieldValue,
  isFilled,
  formatProblem,
  isMaskedSsn,
  maskOfWrongSsn,
  profileInput,
} from '@groundwork/contracts';
import { problemAt } from '#shared/forms/zod-rule.ts';
import { words as formWords } from '#shared/forms/forms.wording.ts';
import { fieldOf } from '#shared/profile/fields.ts';
import { words } from '../profile.wording.ts';
import { isUsPhone } from './phone-check.ts';
import type { Problems } from './problem-list.ts';

const isHalfMasked = (field: CatalogField, value: unknown) =>
  field.sensitivity === 'secret' &&
  typeof value === 'string' &&
  value.includes('*') &&
  !isMaskedSsn(value.trim());

const isMaskOfSsn = (field: CatalogField, value: unknown) =>
  field.sensitivity === 'secret' && isMaskedSsn(String(value).trim());

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

const isEmpty = (value: unknown) => isBlank(value) || !isFilled(value as FieldValue);

export function problemOf(field: CatalogField, value: unknown): string | null {
  if (isHalfMasked(field, value)) return words.form.maskedPartly;
  if (isMaskOfSsn(field, value)) return value === maskOfWrongSsn ? words.form.checkNumber : null;
  const problem = problemAt(profileInput, field.name, value) ?? formatProblem(field, value, isUsPhone);
  if (problem !== null) return problem;
  return field.required === true && isEmpty(value) ? formWords.field.required : null;
}

export function problemsOf(values: Readonly<Record<string, unknown>>): Problems {
  const entries = fieldCatalog.flatMap((field): [FieldName, string][] => {
    const problem = problemOf(field, values[field.name]);
    return problem === null ? [] : [[field.name, problem]];
  });
  return new Map(entries);
}

/** Stored values that are not valid, such as the numbers of an older version. */
export function storedProblems(
  fieldsToCheck: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Problems {
  const entries = fieldsToCheck.flatMap((name): [FieldName, string][] => {
    const field = fieldOf(name);
    if (field === undefined) return [];
    const isText = field.format === 'email' || field.format === 'address';
    const problem = isText ? problemOf(field, values[name]) : null;
    return [[field.name, problem ?? words.form.checkNumber]];
  });
  return new Map(entries);
}
