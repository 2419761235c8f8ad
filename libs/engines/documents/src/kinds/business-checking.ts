import {
  balanceWords,
  balances,
  brokeragePaper,
  businessNames,
  cardPaper,
  otherPaper,
  savingsTitles,
  statement,
} from './bank-phrases.ts';
import { holderEvidence, defineKind, titleEvidence } from './kind.ts';
import { billOrLetter } from './report-phrases.ts';

export const businessChecking = defineKind({
  category: 'bank_statements',
  subcategory: 'business_checking',
  layout: 'statement',
  issuedBy: 'bank',
  requiredPhrases: balanceWords,
  evidence: [
    ...statement,
    titleEvidence(
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
    titleEvidence(0.15, 'checking', 'current account', 'demand deposit'),
    holderEvidence(0.2, ...businessNames),
    titleEvidence(-0.3, 'personal', 'merchant', ...savingsTitles),
    otherPaper,
    billOrLetter,
    cardPaper,
    ...brokeragePaper,
  ],
  figures: balances,
  profileFields: { averageBalance: 'averageBankBalance', nsfCount: 'nsfIncidents' },
  samePeriodWeight: 1,
});
