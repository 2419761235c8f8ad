import { balanceWords, balances, otherPaper, savingsTitles, statement } from './bank-phrases.ts';
import { kind, says, titled } from './kind.ts';

export const businessSavings = kind({
  category: 'bank_statements',
  subcategory: 'business_savings',
  layout: 'statement',
  issuedBy: 'bank',
  needs: balanceWords,
  evidence: [
    ...statement,
    titled(0.4, ...savingsTitles, 'reserve savings', 'premier savings', 'share savings'),
    titled(0.1, 'savings'),
    says(0.15, 'annual percentage yield', 'interest earned', 'interest paid', 'apy'),
    titled(-0.3, 'checking', 'merchant', 'business account', 'commercial account'),
    otherPaper,
  ],
  figures: balances,
  otherOfPeriod: 1,
});
