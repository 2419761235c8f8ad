export const words = {
  cancelled: 'Your account stays',
  canceledText: 'The erasure is cancelled. We deleted nothing.',
} as const;
