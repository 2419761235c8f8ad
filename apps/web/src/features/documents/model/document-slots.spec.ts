import { describe, expect, it } from '@jest/globals';
import { documentId, type DocumentView } from '@groundwork/contracts';
import { documents } from '../../../gallery/sample-documents.ts';
import { slotsOf } from './document-slots.ts';

const today = '2026-11-24';
const [sample] = documents as readonly [DocumentView];
let number = 10;

const figure = (name: string, text: string) => ({
  name,
  label: name,
  value: null,
  text,
  confidence: 1,
  page: 1,
});

function document(
  change: Partial<DocumentView>,
  time?: { readonly taxYear?: string; readonly period?: string },
): DocumentView {
  number += 1;
  const extracted = Object.entries(time ?? {}).map(([name, text]) => figure(name, text));
  return {
    ...sample,
    id: documentId.parse(`0199f1c2-7c1a-7000-8000-0000000000${number}`),
    aiAnalysis: { ...sample.aiAnalysis, extracted },
    ...change,
  };
}

const textsOf = (...parameters: Parameters<typeof slotsOf>) =>
  slotsOf(...parameters).map(({ state, label }) => `${label}: ${state}`);

describe('the slots of a category', () => {
  it('name the documents of the advice while there are none', () => {
    expect(textsOf('tax_documents', [], today)).toEqual([
      '2025 return: missing',
      '2024 return: missing',
      '2023 return: missing',
    ]);
    expect(textsOf('bank_statements', [], today)).toEqual([
      'October 2026 statement: missing',
      'September 2026 statement: missing',
      'August 2026 statement: missing',
    ]);
    expect(textsOf('financial_reports', [], today)).toEqual([
      'Profit & Loss: missing',
      'Balance Sheet: missing',
      'Cash Flow: missing',
    ]);
  });

  it('fill with documents that count, then with those that wait for a review', () => {
    const waiting = document({ reviewRequired: true, subcategory: 'schedule_c' }, { taxYear: '2024' });
    const counted = document({}, { taxYear: '2025' });
    expect(textsOf('tax_documents', [waiting, counted], today)).toEqual([
      'Form 1040, 2025: counted',
      'Schedule C, 2024: waiting',
      '2023 return: missing',
    ]);
  });

  it('accept a document that the advice does not name, and are never more than the score counts', () => {
    const old = (taxYear: string) => document({}, { taxYear });
    expect(textsOf('tax_documents', [old('2019')], today)).toEqual([
      'Form 1040, 2019: counted',
      '2025 return: missing',
      '2024 return: missing',
    ]);
    const four = ['2025', '2024', '2023', '2022'].map(old);
    expect(slotsOf('tax_documents', four, today)).toHaveLength(3);
  });

  it('name the month of a statement', () => {
    const place = { category: 'bank_statements', subcategory: 'business_checking' } as const;
    const statement = document(place, { period: '2026-09-03 to 2026-10-02' });
    expect(textsOf('bank_statements', [statement], today)).toEqual([
      'Business Checking, September 2026: counted',
      'October 2026 statement: missing',
      'August 2026 statement: missing',
    ]);
  });

  it.each([
    ['2026-10-15 to 2026-11-14', 'October 2026', ['September 2026', 'August 2026']],
    ['2026-08-16 to 2026-09-15', 'August 2026', ['October 2026', 'September 2026']],
    ['2026-09-16 to 2026-10-31', 'October 2026', ['September 2026', 'August 2026']],
    ['2026-09-01 to 2026-09-15', 'September 2026', ['October 2026', 'August 2026']],
    ['2026-09-01 to 2026-10-16', 'September 2026', ['October 2026', 'August 2026']],
    ['to 2026-10-31', 'October 2026', ['September 2026', 'August 2026']],
    ['unknown to 2026-10-31', 'October 2026', ['September 2026', 'August 2026']],
  ])('give the statement of %s the month %s', (period, month, missing) => {
    const statement = document({ category: 'bank_statements', subcategory: 'business_savings' }, { period });
    expect(textsOf('bank_statements', [statement], today)).toEqual([
      `Business Savings, ${month}: counted`,
      ...missing.map((each) => `${each} statement: missing`),
    ]);
  });

  it.each([
    ['2026-08-01 to 2026-09-30', 'Aug – Sep 2026', ['October 2026']],
    ['2026-08-16 to 2026-10-15', 'Aug – Sep 2026', ['October 2026']],
    ['2026-09-01 to 2026-10-17', 'Sep – Oct 2026', ['August 2026']],
  ])('give the statement of %s the months %s', (period, months, missing) => {
    const statement = document({ category: 'bank_statements', subcategory: 'business_savings' }, { period });
    expect(textsOf('bank_statements', [statement], today).slice(0, missing.length + 1)).toEqual([
      `Business Savings, ${months}: counted`,
      ...missing.map((each) => `${each} statement: missing`),
    ]);
  });

  it.each([
    ['2025-01-01 to 2025-10-31', 'Jan – Oct 2025'],
    ['2025-01-01 to 2025-12-31', '2025'],
    ['2024-01-01 to 2025-12-31', 'Jan 2024 – Dec 2025'],
    ['2024-07-01 to 2025-06-30', 'Jul 2024 – Jun 2025'],
    ['2025-02-01 to 2025-12-31', 'Feb – Dec 2025'],
    ['2025-01-01 to 2025-11-30', 'Jan – Nov 2025'],
    ['2025-10-01 to 2025-10-31', 'October 2025'],
  ])('give the report of %s the time %s', (period, time) => {
    const place = { category: 'financial_reports', subcategory: 'profit_loss' } as const;
    expect(textsOf('financial_reports', [document(place, { period })], today)[0]).toBe(
      `Profit & Loss, ${time}: counted`,
    );
  });

  it('name no time if the last day of the period is no day', () => {
    const place = { category: 'financial_reports', subcategory: 'profit_loss' } as const;
    const report = document(place, { period: '2025-10-01 to unknown' });
    expect(textsOf('financial_reports', [report], today)[0]).toBe('Profit & Loss: counted');
  });

  it('fill with a document without a month, a year or a kind', () => {
    const place = { category: 'bank_statements', originalName: 'scan 7.pdf' } as const;
    const documents = [
      document({ ...place, subcategory: 'business_savings' }),
      document({ ...place, subcategory: null }),
    ];
    expect(textsOf('bank_statements', documents, today)).toEqual([
      'Business Savings: counted',
      'scan 7.pdf: counted',
      'October 2026 statement: missing',
    ]);
  });

  it('do not name a report that is there', () => {
    const report = document({ category: 'financial_reports', subcategory: 'balance_sheet' });
    expect(textsOf('financial_reports', [report], today)).toEqual([
      'Balance Sheet: counted',
      'Profit & Loss: missing',
      'Cash Flow: missing',
    ]);
  });

  it('are still three if one statement covers all months of the advice', () => {
    const quarter = document({ category: 'bank_statements' }, { period: '2026-08-01 to 2026-10-31' });
    expect(textsOf('bank_statements', [quarter], today).slice(1)).toEqual([
      'One more of Bank Statements: missing',
      'One more of Bank Statements: missing',
    ]);
    expect(new Set(slotsOf('bank_statements', [quarter], today).map(({ key }) => key)).size).toBe(3);
  });

  it('stay empty for documents that are not read, are rejected or have no category', () => {
    const others = [
      document({ status: 'pending' }),
      document({ status: 'rejected' }),
      document({ categoryOpen: true, reviewRequired: true }),
    ];
    expect(slotsOf('tax_documents', others, today).every(({ state }) => state === 'missing')).toBe(true);
  });
});
