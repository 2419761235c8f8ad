export const bankRecordMessages = {
  accountOrBank: 'Choose an account, or enter the bank and the account type',
  amountColumn: 'Choose a column for the amount, or one for debits or credits',
  kindColumn: 'Choose the column that says whether money comes in or goes out',
  numberEnding: 'Enter the last four digits of the account number',
  ownership: 'Choose whether the account is for your business or personal',
  month: 'Enter a month as YYYY-MM',
  rowClass: 'Choose a class of transactions',
  nothing: 'Send at least one field',
} as const;
