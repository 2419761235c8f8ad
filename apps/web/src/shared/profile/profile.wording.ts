export const words = {
  answers: { yes: 'yes', no: 'no' },
  requirement: {
    noFigure: 'No figure in your profile changes this.',
    metOn: 'You’ll meet this on {date}, with no change on your side.',
  },
} as const;
