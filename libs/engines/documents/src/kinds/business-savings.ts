import { balanceWords, balances, otherPaper, statement } from './bank-phrases.ts';
import { kind, says, titled } from './kind.ts';

export const businessSavings = kind({
  category: 'bank_statements',
  subcategory: 'business_savings',
  layout: 'statement',
  issuedBy: 'bank',
  needs: balanceWords,
  evidence: [
    ...statement,
    titled(
      0.4,
      'savings account',
      'business savings',
      'money market',
      'savings statement',
      'statement savings',
      'commercial savings',
      'reserve savings',
      'premier savings',
      'share savings',
    ),
    titled(0.1, 'savings'),
    says(0.15, 'annual percentage yield', 'interest earned', 'interest paid', 'apy'),
    titled(-0.3, 'checking', 'merchant', 'business account', 'commercial account'),
    otherPaper,
  ],
  figures: balances,
  otherOfPeriod: 1,
});
