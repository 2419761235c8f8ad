import {
  balanceWords,
  balances,
  brokerageDocument,
  cardDocument,
  otherDocument,
  savingsTitles,
  statement,
} from './bank-phrases.ts';
import { defineKind, ownEvidence, textEvidence, titleEvidence } from './kind.ts';
import { billOrLetter } from './report-phrases.ts';

export const businessSavings = defineKind({
  category: 'bank_statements',
  subcategory: 'business_savings',
  layout: 'statement',
  issuedBy: 'bank',
  requiredPhrases: balanceWords,
  evidence: [
    ...statement,
    titleEvidence(0.4, ...savingsTitles, 'reserve savings', 'premier savings', 'share savings'),
    titleEvidence(0.1, 'savings'),
    textEvidence(0.15, 'annual percentage yield', 'interest earned', 'interest paid', 'apy'),
    titleEvidence(-0.3, 'checking', 'merchant', 'business account', 'commercial account'),
    ownEvidence(-0.6, 'checking', 'share draft', 'operating'),
    otherDocument,
    billOrLetter,
    cardDocument,
    ...brokerageDocument,
  ],
  figures: balances,
  samePeriodWeight: 1,
});
