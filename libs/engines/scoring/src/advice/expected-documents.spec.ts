import { describe, expect, it } from '@jest/globals';
import { currentRules } from '../rulesets.ts';
import { documentsActions } from '../wording/documents.wording.ts';
import { type ExpectedDocument, expectedDocuments } from './expected-documents.ts';

const textOf = (document: Exclude<ExpectedDocument, { kind: 'year' }>) =>
  document.kind === 'month' ? document.month : document.document;

const textsOf = (category: string, today: string) =>
  expectedDocuments(category, today).map((document) =>
    document.kind === 'year' ? document.year : textOf(document),
  );

describe('the documents that the advice names', () => {
  it.each([
    ['2026-04-14', [2024, 2023, 2022]],
    ['2026-04-15', [2025, 2024, 2023]],
  ])('on %s are the returns %j', (today, years) => {
    expect(textsOf('tax_documents', today)).toEqual(years);
  });

  it('are the last three complete months, also across a year', () => {
    expect(textsOf('bank_statements', '2026-02-01')).toEqual(['2026-01', '2025-12', '2025-11']);
    expect(textsOf('bank_statements', '2026-12-31')).toEqual(['2026-11', '2026-10', '2026-09']);
  });

  it('are as many as the score counts, for each category of the rules', () => {
    for (const [category, shares] of Object.entries(currentRules.documents.slots))
      expect(expectedDocuments(category, '2026-11-24')).toHaveLength(shares.length);
    expect(expectedDocuments('holiday_photos', '2026-11-24')).toEqual([]);
  });

  it('are those of the steps of the action', () => {
    expect(documentsActions.DC1.steps[0]).toContain('last 3 returns');
    expect(documentsActions.DC2.steps[0]).toContain('last 3 months');
    expect(documentsActions.DC3.steps[0]).toContain('profit and loss, balance sheet and cash flow');
  });
});
