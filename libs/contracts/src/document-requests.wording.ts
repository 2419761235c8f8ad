export const documentRequestTexts = {
  title: 'Enter what you need, in at most {most} characters',
  subcategory: 'Choose a type of the category',
  dueOn: 'Choose a day from today to {most|day|days} ahead',
  token: 'Open the link of the request',
} as const;
