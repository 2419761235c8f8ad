export const words = {
  wait: 'We wait {count|day|days}.',
  waitFirst: 'We wait before we erase.',
  cancelled: 'Your account stays',
  canceledText: 'The erasure is cancelled. We deleted nothing.',
} as const;
