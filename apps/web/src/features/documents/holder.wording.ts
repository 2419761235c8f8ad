export const words = {
  label: 'Name on this document',
  mark: 'Another name',
  sampleMark: 'Sample',
  sample: 'Sample. It doesn’t count.',
  open: 'It counts half until you answer.',
  answers: {
    'former-name': 'Yes, a former name',
    'other-business': 'Yes, my other business',
    remove: 'No, remove it',
  },
  answered: {
    'former-name': 'You said this is a former name. It counts as yours.',
    'other-business': 'You said this is your other business. It proves nothing here.',
  },
  change: 'Change your answer',
  savedTitle: 'Answer saved',
  failed: 'We couldn’t save your answer. Try again.',
} as const;
