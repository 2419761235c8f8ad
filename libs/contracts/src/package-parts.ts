export const packageParts = [
  'cover',
  'request',
  'repayment',
  'coverage',
  'ratios',
  'score',
  'cashflow',
  'debts',
  'payers',
  'missing',
  'documents',
  'worksheets',
] as const;

/** Without the worksheets, which an owner chooses. */
export const usualParts = packageParts.filter((part) => part !== 'worksheets');

export const worksheetForms = ['sba-413', 'sba-1919'] as const;

/** The version of the sentences in `shareConsentTexts`. */
export const shareConsentVersion = '2026-11';

export const accountNumberPrefix = 'accountNumber:';
export const maskedAccountNumber = (id: string): string => `${accountNumberPrefix}${id}`;
export const accountOfMasked = (number: string): string | null =>
  number.startsWith(accountNumberPrefix) ? number.slice(accountNumberPrefix.length) : null;
