import type { Action, Lever } from '../../advice/actions.ts';
import { days } from '../../advice/hours.ts';

const wholeCategory = (category: string): Lever => ({ kind: 'documents', category, ready: 3 });

export const documentsActions: readonly Action[] = [
  {
    code: 'DC1',
    lever: wholeCategory('tax_documents'),
    noun: 'tax documents',
    title: 'Upload tax returns',
    why: 'Banks and SBA lenders ask for three years of returns before anything else.',
    steps: [
      'Find your last three returns, or order transcripts free at irs.gov',
      'Upload each as a PDF under Tax Documents',
      'Look at what was read and correct your profile where it differs',
    ],
    evidence: 'Form 1040 with Schedule C, Form 1120, or a state return',
    effort: 'medium',
    hours: days(3),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'DC2',
    lever: wholeCategory('bank_statements'),
    noun: 'bank statements',
    title: 'Upload bank statements',
    why: 'Statements prove the balances and deposits that your profile names.',
    steps: [
      'Download the last three months from your bank as PDF',
      'Upload each under Bank Statements',
      'Look at what was read and correct your profile where it differs',
    ],
    evidence: 'Three monthly statements of a business or personal account',
    effort: 'medium',
    hours: days(2),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'DC3',
    lever: wholeCategory('financial_reports'),
    noun: 'financial reports',
    title: 'Upload financial reports',
    why: 'Lenders want a profit and loss statement and a balance sheet not older than 90 days.',
    steps: [
      'Export profit and loss, balance sheet and cash flow from your bookkeeping',
      'Have your accountant look over them if you can',
      'Upload each under Financial Reports',
    ],
    evidence: 'Profit and loss, balance sheet, cash flow or projections',
    effort: 'medium',
    hours: days(7),
    cost: 0,
    lenderCriteria: [],
  },
];
