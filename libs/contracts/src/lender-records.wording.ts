export const recordMessages = {
  industry: 'Enter 2, 3, 4 or 6 digits of a NAICS code',
  state: 'Choose a state by its two letters',
  size: 'Choose a loan size',
  program: 'Choose 7a or 504',
  sort: 'Choose loans, recent or amount',
  year: 'Enter a year from {min} to {max}',
  emptyFile: 'This file is empty',
  largestFile: 'Use a file of up to 2 GiB',
  sum: 'Enter the SHA-256 sum of the file',
  offset: 'Enter the number of bytes before this part',
  confirm: 'Confirm SHRUNK or nothing',
} as const;
