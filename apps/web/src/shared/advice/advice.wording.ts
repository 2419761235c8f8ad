export const words = {
  atLeast: 'at least',
  points: 'pts',
} as const;
