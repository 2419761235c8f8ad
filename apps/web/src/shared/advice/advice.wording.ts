export const words = {
  atLeast: 'at least',
  upTo: 'up to',
  points: 'pts',
} as const;
