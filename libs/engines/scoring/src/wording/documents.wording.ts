export const documentsCriteria = {
  DC1: {
    label: 'Tax documents',
    missing: 'Upload 3 tax documents.',
    current: 'We count {figure} of the 3 tax documents that lenders expect.',
  },
  DC2: {
    label: 'Bank statements',
    missing: 'Upload 3 bank statements.',
    current: 'We count {figure} of the 3 bank statements that lenders expect.',
  },
  DC3: {
    label: 'Financial reports',
    missing: 'Upload 3 financial reports.',
    current: 'We count {figure} of the 3 financial reports that lenders expect.',
  },
} as const;

export const specifiedDocumentsTitles = {
  DC1: 'Upload tax returns',
  DC2: 'Upload bank statements',
  DC3: 'Upload financial reports',
} as const;

export const documentsBands = { threeThatCount: '3 that count in full' } as const;

export const documentsUploads = {
  DC1: 'Upload {missing|more tax document|more tax documents}.',
  DC2: 'Upload {missing|more bank statement|more bank statements}.',
  DC3: 'Upload {missing|more financial report|more financial reports}.',
} as const;

const compare = 'Check what we read, and correct your profile where it differs';

export const documentsActions = {
  DC1: {
    noun: 'tax documents',
    why: 'Banks and SBA lenders want 3 years of returns before anything else.',
    steps: [
      'Find your last 3 returns, or order transcripts free at irs.gov',
      'Upload each one as a PDF under Tax Documents',
      compare,
    ],
    evidence: 'Form 1040 with Schedule C, Form 1120, or a state return',
  },
  DC2: {
    noun: 'bank statements',
    why: 'Statements prove the balances and deposits in your profile.',
    steps: [
      'Download your last 3 months from your bank as PDFs',
      'Upload each one under Bank Statements',
      compare,
    ],
    evidence: '3 monthly statements of a business or personal account',
  },
  DC3: {
    noun: 'financial reports',
    why: 'Lenders want a profit and loss statement and a balance sheet from the last 90 days.',
    steps: [
      'Export your profit and loss, balance sheet and cash flow from your bookkeeping',
      'If you can, have your accountant look them over',
      'Upload each one under Financial Reports',
    ],
    evidence: 'Profit and loss, balance sheet, cash flow or projections',
  },
} as const;
