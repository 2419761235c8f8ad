export const linkTexts = {
  mode: 'Choose view or download',
  expiry: 'Choose a time from now to {most|day|days} ahead',
  code: 'Enter the six digits of the code',
  token: 'This is not a link of this site',
  nothing: 'Send at least one field',
} as const;
