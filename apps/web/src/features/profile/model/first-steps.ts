import {
  type CatalogueField,
  fieldCatalogue,
  type FieldName,
  type FieldValue,
  isFilled,
} from '@groundwork/contracts';

/**
 * The eight that give the most points for the fewest minutes: alone they reach more than 400 of 1000, they answer
 * what most other criteria wait for, and no advice asks for the first two again.
 */
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

/** As they stand in the catalogue, but each may be left blank here. */
export const firstStepFields: readonly CatalogueField[] = fieldCatalogue
  .filter(({ name }) => firstFields.includes(name))
  .toSorted((one, other) => firstFields.indexOf(one.name) - firstFields.indexOf(other.name))
  .map(({ required: _, ...field }) => field);

export const fieldNotes: Partial<Record<FieldName, string>> = {
  operatingCashFlow: 'Cash the business made in a year, before loan payments.',
  monthlyDebtPayments: 'Enter 0 if you have none: that is an answer, too.',
  averageBankBalance: 'Roughly, over the last three months.',
};

type Values = Readonly<Partial<Record<FieldName, unknown>>>;

/** What is sent: the eight, and that there are no loans where a 0 was entered on purpose. */
export function firstAnswers(values: Values, known: Values, isDebtEntered: boolean): Values {
  const answers = Object.fromEntries(firstFields.map((name) => [name, values[name]]));
  const hasNoDebt = isDebtEntered && values.monthlyDebtPayments === 0;
  return hasNoDebt && known.existingLoans === '' ? { ...answers, existingLoans: 'none' } : answers;
}

/** How many of the eight are filled. */
export const answeredCount = (values: Values): number =>
  firstFields.filter((name) => isFilled((values[name] ?? '') as FieldValue)).length;
