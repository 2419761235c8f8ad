/** Messages for values whose schema has no message of its own. */
export const messages = {
  required: 'Required',
  types: {
    string: 'Enter text',
    number: 'Enter a number',
    int: 'Enter a whole number',
    bigint: 'Enter a whole number',
    boolean: 'Answer true or false',
    date: 'Enter a date',
    array: 'Send a list',
    object: 'Send a JSON object',
    record: 'Send a JSON object',
  },
  formats: {
    email: 'Enter a valid email address',
    url: 'Enter a valid web address',
    uuid: 'This is not a valid ID',
    guid: 'This is not a valid ID',
    date: 'Enter a date as YYYY-MM-DD',
    datetime: 'Enter a date and time such as 2026-01-31T09:30:00Z',
  },
  format: 'This does not have the right form',
  mostCharacters: 'Use {most|character|characters} or fewer',
  leastCharacters: 'Use at least {least|character|characters}',
  mostEntries: 'Send {most|entry|entries} or fewer',
  leastEntries: 'Send at least {least|entry|entries}',
  most: 'Enter {most} or less',
  least: 'Enter {least} or more',
  multiple: 'Enter a multiple of {divisor}',
  unknownKeys: 'Unknown: {keys}',
  choices: 'Choose one of: {choices}',
  invalid: 'This is not valid',
} as const;

export const problems = {
  unavailable: '{part} cannot be reached right now. Please try again.',
  partOfSystem: 'A part of the system',
  unexpected: 'Something went wrong on our side. Nothing was changed.',
  invalidInput: 'Please check your input',
  cursor: 'This cursor is not valid. Load the list again.',
} as const;
