export const bandWords = {
  'can-carry': 'You can carry this',
  tight: 'Tight: little left for a bad month',
  'too-much': 'You could not pay this',
  unknown: 'Not known yet: add cash flow and debt',
} as const;
