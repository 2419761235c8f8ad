export const words = {
  atLeast: 'at least',
  upTo: 'up to',
  points: 'pts',
  time: 'Estimated time: {time}',
  actions: { upload: 'Upload', connect: 'Connect', answer: 'Answer', update: 'Update' },
  actionOf: '{action}: {title}',
} as const;
