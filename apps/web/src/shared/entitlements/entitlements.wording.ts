export const words = {
  lockedFeature: {
    text: '{benefit}. Comes with {plans}.',
    seePlans: 'See plans',
  },
} as const;
