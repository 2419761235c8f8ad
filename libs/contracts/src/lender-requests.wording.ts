export const requestTexts = {
  title: 'Enter what you need',
  dueDay: 'Choose a day from today to {most|day|days} ahead',
  state: 'Choose a state of a request',
  documents: 'Choose at least one document',
} as const;
