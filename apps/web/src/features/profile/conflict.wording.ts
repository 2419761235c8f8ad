export const words = {
  title: 'Your profile changed in another tab',
  text: 'Choose a value for each field below. All other changes stay.',
  yours: 'Yours: {value}',
  theirs: 'In the other tab: {value}',
  save: 'Save these values',
  cancel: 'Back to the form',
} as const;
