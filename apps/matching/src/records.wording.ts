export const recordWords = {
  uploadNotFound: 'We couldn’t find this upload. Reload the list.',
  snapshotNotFound: 'These records were removed already. Reload the list.',
  duplicateFile: 'The loans of this file are published already.',
  uploadOffset: 'This part does not follow the stored bytes. Continue at byte {received}.',
  uploadChanged: 'The bytes differ from the announced file. Send the file again from its start.',
  uploadNotReady: 'This file is not ready to be published.',
  confirmNeeded: 'Confirm the warning to publish this file.',
  uploadApplied: 'The loans of this file are published. Remove the records instead.',
  unknownState: 'Choose a state by its two letters',
  unknownIndustry: 'No industry has this NAICS code',
  countyNeedsState: 'Choose the state of this county',
  yearsReversed: 'Choose a year that is not before the first one',
  shrunk:
    'This file has {counted|loan|loans}. It replaces {replaced|loan|loans}, more than 10% fewer. Is the file complete?',
  readingFailed:
    'We could not read this file in several tries. Upload the CSV file of the SBA, without changes.',
  refusals: {
    NOT_CSV: 'This is not a CSV file. Upload the CSV file of the SBA, or the same file as gzip.',
    COLUMNS_MISSING: 'The file lacks columns: {details}.',
    FILE_INCOMPLETE: 'The file ends in the middle of a record. Download it again.',
    NO_ROWS: 'The file has no loans.',
    SEVERAL_QUARTERS: 'The file has several as-of days: {details}. Upload one quarter at a time.',
    TOO_MANY_BAD_ROWS: 'More than 5% of the lines cannot be read: {details}.',
    DUPLICATE_QUARTER: 'These loans are published already: {details}.',
    OLDER_QUARTER: 'Newer loans are published already: {details}.',
  },
} as const;
