export const packageTexts = {
  titleRequired: 'Enter a title',
  part: 'Choose parts from the list',
  number: 'Choose numbers from the list',
  consentText: 'Send the version of the consent text that you read',
  mostDocuments: 'Choose up to {most|document|documents}',
} as const;

export const shareConsentTexts = {
  number: 'I allow {recipient} to see my {number} in this file.',
  original: 'I allow {recipient} to see the whole document, with all its numbers, in this file.',
} as const;

export const maskedNumberTexts = {
  ssn: 'Social Security number',
  ein: 'EIN',
  dateOfBirth: 'date of birth',
  payerNames: 'names of payers',
  accountNumber: 'account number',
} as const;

export const packagePartTexts = {
  cover: 'Cover',
  request: 'Request',
  repayment: 'Sources of repayment',
  coverage: 'Coverage',
  ratios: 'Ratios',
  score: 'Score',
  cashflow: 'Cash flow',
  debts: 'Debt schedule',
  payers: 'Largest payers',
  missing: 'What is missing',
  documents: 'Documents',
  worksheets: 'Worksheets in the order of SBA Forms 413 and 1919',
} as const;
