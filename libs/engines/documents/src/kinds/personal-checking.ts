import { balanceWords, balances, businessNames, otherPaper, statement } from './bank-phrases.ts';
import { heldBy, kind, titled } from './kind.ts';

export const personalChecking = kind({
  category: 'bank_statements',
  subcategory: 'personal_checking',
  layout: 'statement',
  issuedBy: 'bank',
  needs: balanceWords,
  evidence: [
    ...statement,
    titled(
      0.3,
      'personal checking',
      'everyday checking',
      'total checking',
      'personal account',
      'student checking',
      'free checking',
      'joint checking',
      'personal',
      'everyday',
      'premier checking',
      'classic checking',
    ),
    titled(0.15, 'checking', 'current account', 'demand deposit', 'share draft'),
    titled(-0.3, 'business', 'commercial', 'merchant', 'operating account'),
    heldBy(-0.2, ...businessNames),
    titled(-0.15, 'savings account', 'money market'),
    otherPaper,
  ],
  figures: balances,
  otherOfPeriod: 1,
});
