export const words = {
  lockedFeature: {
    text: '{benefit}. Comes with {plans}.',
    seePlans: 'See plans',
    notSold: 'This site does not sell plans yet.',
  },
} as const;
