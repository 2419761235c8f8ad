import {
  type CatalogueField,
  fieldCatalogue,
  type FieldName,
  type FieldValue,
  isFilled,
  isMaskedSsn,
  profileInput,
  type ProfileTab,
  profileTabs,
} from '@groundwork/contracts';
import { problemAt } from '#shared/forms/zod-rule.ts';
import { fieldOf } from '#shared/profile/fields.ts';

export type Problems = ReadonlyMap<FieldName, string>;

/** A mask that was partly overwritten is neither the stored number nor a new one. */
const isHalfMasked = (field: CatalogueField, value: unknown) =>
  field.sensitivity === 'secret' &&
  typeof value === 'string' &&
  value.includes('*') &&
  !isMaskedSsn(value.trim());

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

export function problemOf(field: CatalogueField, value: unknown): string | null {
  if (isHalfMasked(field, value)) return 'Enter the whole number, or leave it as it was';
  const problem = problemAt(profileInput, field.name, value);
  if (problem !== null) return problem;
  const isEmpty = value === undefined || isBlank(value) || !isFilled(value as FieldValue);
  return field.required === true && isEmpty ? 'This field is required' : null;
}

/** Of all fields, also of those on tabs nobody has opened. */
export function problemsOf(values: Readonly<Record<string, unknown>>): Problems {
  const found = fieldCatalogue.flatMap((field): [FieldName, string][] => {
    const problem = problemOf(field, values[field.name]);
    return problem === null ? [] : [[field.name, problem]];
  });
  return new Map(found);
}

/** The server's own findings, at the fields they name. */
export function problemsFrom(details: readonly { field: string; message: string }[]): Problems {
  const named = details.flatMap(({ field, message }): [FieldName, string][] => {
    const found = fieldOf(field.split('.')[0] ?? '');
    return found === undefined ? [] : [[found.name, message]];
  });
  return new Map(named);
}

export interface FirstProblem {
  readonly tab: ProfileTab;
  readonly name: FieldName;
}

/** In the order of the tabs and of the fields on them, which is the catalogue's. */
export function firstOf(problems: Problems): FirstProblem | null {
  const ordered = profileTabs.flatMap((tab) => fieldCatalogue.filter((field) => field.tab === tab));
  const first = ordered.find(({ name }) => problems.has(name));
  return first === undefined ? null : { tab: first.tab, name: first.name };
}
