import { additionalFields } from './additional.fields.ts';
import { bankingFields, loanFields } from './banking-and-loan.fields.ts';
import { businessFields } from './business.fields.ts';
import type { Field, FieldKind } from './field.ts';
import { financialFields } from './financial.fields.ts';
import { deniesLoans } from './no-loans.ts';
import { personalFields } from './personal.fields.ts';

const described = [
  ...personalFields,
  ...businessFields,
  ...financialFields,
  ...bankingFields,
  ...loanFields,
  ...additionalFields,
] as const;

export type FieldName = (typeof described)[number]['name'];
export type CatalogField = Field & { name: FieldName };

/** The only list of profile fields: form, validation, masking, storage and docs read it. */
export const fieldCatalog: readonly CatalogField[] = described;

export const fieldNames: readonly FieldName[] = fieldCatalog.map((field) => field.name);

export type FieldValue = string | number | boolean | number[] | null;
export type ProfileValues = Record<FieldName, FieldValue>;

const defaults: Record<FieldKind, () => FieldValue> = {
  text: () => '',
  longText: () => '',
  select: () => '',
  date: () => '',
  whole: () => 0,
  optionalWhole: () => null,
  decimal: () => 0,
  boolean: () => false,
  months: () => [],
};

export const defaultOf = (field: Field): FieldValue => defaults[field.kind]();

export function byFieldName<T>(make: (field: CatalogField) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldCatalog.map((field) => [field.name, make(field)])) as Record<FieldName, T>;
}

export const emptyProfile = (): ProfileValues => byFieldName(defaultOf);

export function isFilled(value: FieldValue): boolean {
  if (Array.isArray(value)) return value.some((month) => month !== 0);
  return Boolean(value);
}

export const isDefault = (field: Field, value: FieldValue): boolean =>
  JSON.stringify(value) === JSON.stringify(defaultOf(field));

export function answeredFields(values: ProfileValues, confirmed: readonly string[]): FieldName[] {
  const implied: readonly FieldName[] = deniesLoans(String(values.existingLoans))
    ? ['monthlyDebtPayments']
    : [];
  const atDefault = [...confirmed, ...implied];
  return fieldCatalog
    .filter((field) => atDefault.includes(field.name) || !isDefault(field, values[field.name]))
    .map(({ name }) => name);
}

const counted = fieldCatalog.filter((field) => field.counted);

export function completionOf(profile: ProfileValues, wrong: readonly FieldName[] = []): number {
  const filled = counted.filter(({ name }) => isFilled(profile[name]) && !wrong.includes(name)).length;
  return Math.round((100 * filled) / counted.length);
}
