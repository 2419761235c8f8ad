export const words = {
  counted: '{count} of {total} counted',
  waiting: '{count} waiting for review',
  both: '{counted} · {waiting}',
  contradiction: 'You entered {entered}. Your {document} says {amount}.',
  documentOfYear: '{kind} {year}',
  labeledContradiction: '{label}: {sentence}',
} as const;
