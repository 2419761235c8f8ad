import {
  type CatalogueField,
  fieldCatalogue,
  type FieldName,
  type FieldValue,
  isFilled,
  formatProblem,
  isMaskedSsn,
  maskOfWrongSsn,
  profileInput,
  type ProfileTab,
  profileTabs,
} from '@groundwork/contracts';
import { problemAt } from '#shared/forms/zod-rule.ts';
import { words as formWords } from '#shared/forms/forms.wording.ts';
import { fieldOf } from '#shared/profile/fields.ts';
import { words } from '../profile.wording.ts';
import { isUsPhone } from './phone-check.ts';

export type Problems = ReadonlyMap<FieldName, string>;

const isHalfMasked = (field: CatalogueField, value: unknown) =>
  field.sensitivity === 'secret' &&
  typeof value === 'string' &&
  value.includes('*') &&
  !isMaskedSsn(value.trim());

const isMaskOfSsn = (field: CatalogueField, value: unknown) =>
  field.sensitivity === 'secret' && isMaskedSsn(String(value).trim());

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

const isEmpty = (value: unknown) =>
  value === undefined || value === null || isBlank(value) || !isFilled(value as FieldValue);

export function problemOf(field: CatalogueField, value: unknown): string | null {
  if (isHalfMasked(field, value)) return words.form.maskedPartly;
  if (isMaskOfSsn(field, value)) return value === maskOfWrongSsn ? words.form.checkNumber : null;
  const problem = problemAt(profileInput, field.name, value) ?? formatProblem(field, value, isUsPhone);
  if (problem !== null) return problem;
  return field.required === true && isEmpty(value) ? formWords.field.required : null;
}

export function problemsOf(values: Readonly<Record<string, unknown>>): Problems {
  const entries = fieldCatalogue.flatMap((field): [FieldName, string][] => {
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

export function problemsFromServer(details: readonly { field: string; message: string }[]): Problems {
  const entries = details.flatMap(({ field, message }): [FieldName, string][] => {
    const catalogueField = fieldOf(field.split('.')[0] ?? '');
    return catalogueField === undefined ? [] : [[catalogueField.name, message]];
  });
  return new Map(entries);
}

export interface FirstProblem {
  readonly tab: ProfileTab;
  readonly name: FieldName;
}

export function firstProblem(problems: Problems): FirstProblem | null {
  const ordered = profileTabs.flatMap((tab) => fieldCatalogue.filter((field) => field.tab === tab));
  const first = ordered.find(({ name }) => problems.has(name));
  return first === undefined ? null : { tab: first.tab, name: first.name };
}
