export const words = {
  counted: '{count} of {total} counted',
  waiting: '{count} waiting for review',
  both: '{counted} · {waiting}',
} as const;
