import {
  balanceWords,
  balances,
  brokeragePaper,
  cardPaper,
  businessNames,
  otherPaper,
  statement,
} from './bank-phrases.ts';
import { holderEvidence, defineKind, titleEvidence } from './kind.ts';
import { bill } from './report-phrases.ts';

export const personalChecking = defineKind({
  category: 'bank_statements',
  subcategory: 'personal_checking',
  layout: 'statement',
  issuedBy: 'bank',
  requiredPhrases: balanceWords,
  evidence: [
    ...statement,
    titleEvidence(
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
    titleEvidence(0.15, 'checking', 'current account', 'demand deposit', 'share draft'),
    titleEvidence(-0.3, 'business', 'commercial', 'merchant', 'operating account'),
    holderEvidence(-0.2, ...businessNames),
    titleEvidence(-0.15, 'savings account', 'money market'),
    otherPaper,
    bill,
    cardPaper,
    ...brokeragePaper,
  ],
  figures: balances,
  samePeriodWeight: 1,
});
