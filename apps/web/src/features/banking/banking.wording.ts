export const words = {
  loading: 'Loading your accounts',
  loadFailed: {
    title: 'We couldn’t load your accounts',
    text: 'Your accounts are safe. Check your connection and try again.',
  },
  accountTypes: {
    checking: 'Checking',
    savings: 'Savings',
    money_market: 'Money market',
    line_of_credit: 'Line of credit',
  },
  list: {
    title: 'Accounts you told us about',
    emptyTitle: 'You don’t have any accounts yet',
    emptyText: 'Start with the account that receives your business income.',
    routing: 'Routing {routingNumber}',
    added: 'Added {date}',
    average: 'Average {amount}',
    confirmed: 'Your transactions confirm this account',
    unconfirmed: 'Nothing confirms this account yet. It counts in your score, not in your proven score.',
    remove: 'Remove',
    removeAccount: 'Remove {bank} {account}',
    removedTitle: 'Account removed',
    removedText: '{bank} {account} no longer counts toward your score.',
    undo: 'Undo',
    restoreFailed: 'We couldn’t restore the account. Add it again.',
  },
  form: {
    routingNumber: 'Routing number',
    bankName: 'Bank name',
    accountNumber: 'Account number',
    accountType: 'Account type',
    currentBalance: 'Current balance',
    averageBalance: 'Average balance (optional)',
    addedTitle: 'Account added',
    addedText: '{bank} {account} counts toward your score.',
  },
  routingNote: {
    otherBank: 'This routing number belongs to {bank}, not to {entered}. Compare both with a check.',
    bank: '{bank} uses this routing number.',
    wrongCheckDigit:
      'The check digit of this number is wrong. Compare it with a check. You can still add the account.',
  },
  whyConnect: {
    balanceTitle: 'Your balance counts',
    balanceText:
      'Lenders look at cash in the bank first. The balances of your accounts are part of your score. A line of credit doesn’t count as cash.',
    averageTitle: 'Your average counts too',
    averageText: 'Enter your average balance. It shows more than the balance of one day.',
    privacyTitle: 'We protect your numbers',
    privacyText:
      'We encrypt the account number and show only its last 4 digits. We don’t sign in to your bank.',
  },
} as const;

export const specifiedWords = {
  addAccount: 'Add Account',
  whyConnect: 'Why connect',
  error: 'Error',
  addFailed: 'Failed to add bank account',
  removeFailed: 'Failed to remove bank account',
} as const;
