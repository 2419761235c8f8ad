import {
  balanceWords,
  balances,
  businessNames,
  otherPaper,
  savingsTitles,
  statement,
} from './bank-phrases.ts';
import { heldBy, kind, titled } from './kind.ts';

export const businessChecking = kind({
  category: 'bank_statements',
  subcategory: 'business_checking',
  layout: 'statement',
  issuedBy: 'bank',
  needs: balanceWords,
  evidence: [
    ...statement,
    titled(
      0.4,
      'business checking',
      'commercial checking',
      'business account',
      'business advantage',
      'checking for business',
      'business current',
      'small business',
      'commercial account',
      'business statement',
      'operating account',
      'business complete',
      'business basic',
      'business select',
    ),
    titled(0.15, 'checking', 'current account', 'demand deposit'),
    heldBy(0.2, ...businessNames),
    titled(-0.3, 'personal', 'merchant', ...savingsTitles),
    otherPaper,
  ],
  figures: balances,
  profileFields: { averageBalance: 'averageBankBalance', nsfCount: 'nsfIncidents' },
  otherOfPeriod: 1,
});
