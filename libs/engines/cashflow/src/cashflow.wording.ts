export const refusals = {
  AMOUNT_UNREADABLE: 'We cannot read the amount in line {line}. Correct the line or choose another column.',
  DATE_UNREADABLE: 'We cannot read the date in line {line}. Correct the line or choose another column.',
  CURRENCY_UNSUPPORTED: 'Line {line} is not in US dollars. Import a file in US dollars.',
  TEXT_TOO_LONG: 'The text in line {line} has more than 1,000 characters.',
  TOO_MANY_ROWS: 'The file has more than 100,000 transactions. Split it and import the parts.',
  NO_ROWS: 'The file has no transactions. Choose a longer period at your bank.',
  SEVERAL_ACCOUNTS: 'The file has transactions of several accounts. Import one file for each account.',
  CARD_FILE: 'This is a file of a card or an investment account. Import a bank account.',
  READING_FAILED: 'We could not read this file in several tries. Import a shorter period.',
  APPLYING_FAILED:
    'We could not add the transactions of this file in several tries. Import a shorter period.',
  NOT_A_BANK_FILE: 'This is no file of transactions. Download CSV, OFX, QFX or QBO from your bank.',
} as const;

export const because = {
  words: 'The text has the words "{words}".',
  owner: 'The text names you.',
  structure: 'The amount is far above the usual one, and money goes back to the same payee.',
  single: 'This payer is in your transactions once, and the amount is large for its month.',
  pair: 'The same amount is in two of your accounts within {days|day|days}.',
  pairSameDay: 'The same amount is in two of your accounts on the same day.',
  daily: 'The same amount leaves on most working days.',
  weekly: 'The same amount leaves each week.',
  monthly: 'The same amount leaves each month.',
  unknownIn: 'Other money in',
  unknownOut: 'Other cost',
} as const;
