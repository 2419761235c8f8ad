export const words = {
  problem: { noAnswer: 'We couldn’t reach our server. Try again.' },
  newPassword: 'Use 8 characters or more, no common password.',
  field: { required: 'This field is required' },
} as const;
