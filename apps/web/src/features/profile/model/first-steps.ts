import {
  type CatalogueField,
  fieldCatalogue,
  type FieldName,
  type FieldValue,
  isFilled,
} from '@groundwork/contracts';
import { words } from '../first-steps.wording.ts';

/** These fields alone reach more than 400 of 1000 points. */
export const firstFields: readonly FieldName[] = [
  'dateStarted',
  'industryType',
  'personalCreditScore',
  'annualRevenueCurrent',
  'operatingCashFlow',
  'monthlyDebtPayments',
  'averageBankBalance',
  'loanRequestAmount',
];

export const firstStepFields: readonly CatalogueField[] = fieldCatalogue
  .filter(({ name }) => firstFields.includes(name))
  .toSorted((one, other) => firstFields.indexOf(one.name) - firstFields.indexOf(other.name))
  .map(({ required: _, ...field }) => field);

export const fieldNotes: Partial<Record<FieldName, string>> = words.notes;

type Values = Readonly<Partial<Record<FieldName, unknown>>>;

/** A debt of 0 that the owner entered also answers the question about existing loans. */
export function firstAnswers(values: Values, stored: Values): Values {
  const answers = Object.fromEntries(firstFields.map((name) => [name, values[name]]));
  return values.monthlyDebtPayments === 0 && stored.existingLoans === ''
    ? { ...answers, existingLoans: 'none' }
    : answers;
}

export const answeredCount = (values: Values): number =>
  firstFields.filter((name) => values[name] === 0 || isFilled((values[name] ?? '') as FieldValue)).length;
