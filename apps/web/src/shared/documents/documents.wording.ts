export const words = {
  counted: '{count} of {total} counted',
  waiting: '{count} waiting for review',
  both: '{counted} · {waiting}',
  documentOfTime: '{document}, {time}',
  months: '{from} – {to}',
} as const;
