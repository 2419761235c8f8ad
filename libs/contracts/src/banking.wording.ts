export const bankingMessages = {
  accountType: 'Choose an account type',
  accountNumber: 'Enter your account number (4 to 17 digits)',
  routingNumber: 'Enter your routing number (9 digits)',
} as const;
