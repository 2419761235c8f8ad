export const words = {
  problem: { noAnswer: 'We couldn’t reach our server. Try again.' },
  field: { required: 'This field is required' },
} as const;
