import { figureLabels } from '../documents.wording.ts';
import { factRule, defineKind, textEvidence, titleEvidence } from './kind.ts';

const reportDate = factRule('reportDate', figureLabels.reportDate, {
  pattern: [
    /(?:report date|date of report|date generated|date issued|(?:created|printed|generated|pulled|viewed|ordered)(?: on)?|prepared on|as of|dated?)\W{0,4}(.{6,30})/i,
    /prepared for\W{0,4}(.{6,30})/i,
    /\b(?:credit|confirmation)\b[^.]{0,30}?\b([a-z]{3,9}\.? \d{1,2}, 20\d\d)$/i,
  ],
  as: 'day',
});
const answer = textEvidence(
  -0.8,
  'adverse action',
  'equal credit opportunity',
  'unable to approve',
  'your application',
  'denied credit',
);

const report = {
  category: 'financial_reports',
  layout: 'letter',
  issuedBy: 'owner',
  supporting: 'known',
} as const;

export const personalCreditReport = defineKind({
  ...report,
  subcategory: 'personal_credit_report',
  evidence: [
    titleEvidence(0.3, 'credit report', 'credit file', 'credit disclosure', 'consumer disclosure'),
    titleEvidence(0.1, 'experian', 'equifax', 'transunion'),
    textEvidence(0.15, 'inquiries'),
    textEvidence(
      0.15,
      'accounts in good standing',
      'open accounts',
      'revolving',
      'installment',
      'tradelines',
    ),
    textEvidence(
      0.15,
      'payment history',
      'payment status',
      'date opened',
      'pays as agreed',
      'account history',
    ),
    textEvidence(0.15, 'fico', 'vantagescore', 'credit score'),
    textEvidence(
      0.15,
      'credit usage',
      'credit utilization',
      'credit card use',
      'age of credit',
      'credit age',
    ),
    textEvidence(0.15, 'derogatory marks', 'derogatory', 'on-time payments', 'hard inquiries'),
    titleEvidence(-0.6, 'business credit', 'commercial credit', 'company profile'),
    answer,
  ],
  figures: [
    factRule('bureau', figureLabels.bureau, { pattern: /\b(experian|equifax|transunion)\b/i, as: 'text' }),
    factRule('creditScore', figureLabels.creditScore, {
      pattern: [
        /(?<!average )(?:fico|vantage|credit)\W{0,3}(?:\(r\))?\s?score(?:\D{0,4}\b\d{1,2}(?:\.\d)?\b)?(?:\W{0,2}range[\D]{0,12}300\D{1,12}850\)?)?(?:(?!range)\D){0,30}\b([3-8]\d\d)\b(?!\s*(?:-|\u2013|to|through)\s*\d|\s+850\b)/i,
        /\b([3-8]\d\d)\b\W{0,4}(?:equifax |experian |transunion |your )?(?:fico|vantage ?score|credit score)/i,
        /(?:fico|beacon|vantage ?score|fair isaac)\b[^:]{0,24}?(?:\bscore\b)?[ :+]{1,4}([3-8]\d\d)\b(?!\s*(?:-|\u2013|to)\s*\d)/i,
        /\bcredit score as of [\w/, ]{6,20}: ([3-8]\d\d)\b/i,
        /\bscore(?: value)?\W{1,3}([3-8]\d\d)\b(?!\s*(?:-|\u2013|to)\s*\d)/i,
        /\b([3-8]\d\d) (?:(?:out )?of 850|(?:very )?(?:poor|fair|good|excellent))\b/i,
        /(?:experian|equifax|transunion)\W{0,3} ([3-8]\d\d)\b(?!\W?\d)/i,
      ],
      as: 'number',
      least: 301,
      most: 849,
    }),
    reportDate,
  ],
});

export const businessCreditReport = defineKind({
  ...report,
  subcategory: 'business_credit_report',
  evidence: [
    titleEvidence(
      0.4,
      'business credit report',
      'business credit profile',
      'commercial credit report',
      'business information report',
      'business report',
      'credit evaluator',
    ),
    textEvidence(
      0.2,
      'paydex',
      'intelliscore',
      'credit risk score',
      'business failure score',
      'financial stability risk',
      'payment index',
      'delinquency score',
      'business risk score',
      'sbss',
    ),
    textEvidence(0.1, 'experian', 'equifax', 'dun & bradstreet', 'd&b'),
    textEvidence(
      0.15,
      'days beyond terms',
      'trade payment',
      'payment trend',
      'trade references',
      'trade lines',
    ),
    textEvidence(0.15, 'ucc filings', 'public records', 'judgments', 'legal filings', 'liens'),
    textEvidence(0.1, 'years in business', 'sic code', 'naics', 'number of employees', 'd-u-n-s', 'duns'),
    answer,
  ],
  figures: [
    factRule('bureau', figureLabels.bureau, {
      pattern: /\b(experian|equifax|dun & bradstreet|d&b)(?=\W|$)/i,
      as: 'text',
    }),
    factRule('businessScore', figureLabels.businessScore, {
      pattern: [
        /(?<!prior quarter )(?:paydex(?!\W{0,3}industry)|intelliscore(?: plus)?(?:\W{0,3}v\d)?|credit risk score|credit ranking score|business credit score|failure score|(?:business )?payment (?:index|score)|delinquency (?:predictor )?score|(?:business )?risk score|sbss(?: score)?|business score|(?:commercial|current) credit score|creditsafe score)(?:(?!report|date)\D){0,30}\b(\d{1,4})\b/i,
        /\bfinancial stress score(?: percentile)?\W{1,4}(\d{1,4})\b/i,
        /\b(?:your )?score\W{1,3}(\d{1,3})\b(?= out of 100\b|.{0,12}\brisk class\b)/i,
      ],
      as: 'number',
      least: 1,
      most: 1999,
    }),
    reportDate,
  ],
});
