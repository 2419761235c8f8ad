import type { AccountType } from '@groundwork/contracts';

export const accountTypeNames: Readonly<Record<AccountType, string>> = {
  checking: 'Checking',
  savings: 'Savings',
  money_market: 'Money market',
  line_of_credit: 'Line of credit',
};
