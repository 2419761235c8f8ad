export const acts = {
  bank_3: {
    title: 'Upload the bank statements of 3 months',
    sentence: 'Statements of all your business accounts prove your balances and your debt payments.',
  },
  bank_12: {
    title: 'Upload the bank statements of 12 months',
    sentence: 'A year of statements also proves your revenue and your cash flow.',
  },
  tax_return: {
    title: 'Upload your latest business tax return',
    sentence: 'A tax return proves your revenue, your costs and your margin.',
  },
  profit_loss: {
    title: 'Upload a profit and loss statement for a whole year',
    sentence: 'Once a reviewer confirms it, it proves your revenue, your costs and your margin for 120 days.',
  },
  balance_sheet: {
    title: 'Upload a current balance sheet',
    sentence: 'Once a reviewer confirms it, it proves what you own and what you owe.',
  },
  cash_flow: {
    title: 'Upload a cash flow statement for a whole year',
    sentence: 'Once a reviewer confirms it, it proves your cash flow for 120 days.',
  },
} as const;

export const claims = {
  said: 'You said',
  bank_file: 'Your bank file says',
  bank_statement: 'Your bank statements say',
  schedule_c: 'Your Schedule C {year} says',
  form_1040: 'Your Form 1040 {year} says',
  form_1120: 'Your Form 1120 {year} says',
  form_1120s: 'Your Form 1120-S {year} says',
  form_1065: 'Your Form 1065 {year} says',
  form_1099_k: 'Your Form 1099-K {year} says',
  form_941: 'Your Form 941 {year} says',
  profit_loss: 'Your profit and loss {year} says',
  cash_flow: 'Your cash flow statement {year} says',
  balance_sheet: 'Your balance sheet says',
  personal_credit_report: 'Your credit report says',
  business_credit_report: 'Your business credit report says',
  ein_letter: 'Your EIN letter says',
} as const;

export const counts = ['No source', 'One source', 'Two sources', 'Three sources', 'Four sources'] as const;

export const questions = {
  outlier: '{sources} agree on {value}. {claim} {other}. Is it yours?',
  typed: '{sources} agree on {value}. {claim} {other}. Which is right?',
  apart: '{claim} {value}. {otherClaim} {other}. Which is right?',
  slip: '{claim} {value}. {reference} {other}. Did the comma slip?',
} as const;

export const references = {
  dollars: 'Your dollar figures say',
  yearBefore: 'For last year you have',
} as const;

export const refusals = {
  outside: 'Enter a percent from {least} to {most}.',
  suggested: 'Enter a percent from {least} to {most}. Did you mean {suggestion}?',
} as const;

export const holder = {
  question: 'This document is in the name of {name}. Is it yours?',
  corrected: 'Corrected by you. The document’s own lines add up to {sum}.',
} as const;
