export const words = {
  cancelled: 'Your account stays',
  cancelledText: 'The erasure is cancelled. We deleted nothing.',
} as const;
