export const words = {
  noSamples: 'There are no sample lenders to remove.',
  dayOutOfRange: 'Choose a day from three years ago to two years ahead.',
  notVerified: '{note} This rule is not yet verified.',
  everyOwner: 'This rule is for every owner. We only know your answer.',
  factNotFound: 'We couldn’t find this rule. Reload the list.',
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
    emptyList: 'Enter at least one entry, or leave the cell empty',
    sampleId: 'An id may not begin with “sample-”. Choose another one.',
    unknownFamily: 'Choose one of these families: {families}',
    datesReversed: 'The last day is before the first day. Correct one of them.',
    futureDay: 'This day is in the future. Enter the day of the last check.',
    oneRegulator: 'Enter an FDIC or an NCUA number, not both.',
    stale: 'This program has no confirmation from the last 180 days.',
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
    evidence: 'figures that documents and transactions confirm',
    applications: 'notes about lenders',
  },
  retained: {
    catalogue: {
      what: 'changes of the lender catalog',
      why: 'Other owners need these lenders. The changes no longer contain your ID.',
    },
  },
} as const;
