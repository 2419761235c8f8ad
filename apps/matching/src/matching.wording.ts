export const words = {
  lenderNotFound: 'We couldn’t find this lender. Reload the list.',
  import: {
    notFound: 'This import was already applied or is older than a day. Upload the file again.',
    hasErrors: 'The file has {count|error|errors}. Correct it and upload it again.',
    formula: 'This looks like a formula. Enter the value itself.',
    missing: 'Enter a value',
    repeatedId: 'Line {line} has the same id. Delete one of the two lines.',
    maximumBelowMinimum: 'The maximum is below the minimum. Correct one of them.',
    rate: 'Enter a rate such as 7.5 or prime+2.75',
    answer: 'Enter yes or no',
  },
  plan: {
    title: '{label}: {required}',
    unknown: 'Not answered yet. Add it to your profile.',
    today: 'Today: {actual}.',
    todayWithGap: 'Today: {actual}, {gap}.',
  },
} as const;

/** A receipt shows these after a number: "3 notes about lenders". */
export const receiptWords = {
  erased: {
    owners: 'lender matches and the figures behind them',
    documents: 'document results for lender matches',
    evidence: 'figures that papers and bank rows confirm',
    applications: 'notes about lenders',
  },
  retained: {
    catalogue: {
      what: 'changes of the lender catalog',
      why: 'Other owners need these lenders. The changes no longer contain your ID.',
    },
  },
} as const;
