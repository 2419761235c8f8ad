import { describe, expect, it } from '@jest/globals';
import type { AnalysisResult, ExtractedFigure } from '@groundwork/contracts';
import { correctionOf, readDocument, signalOf } from '../../testing/sample-document.ts';
import { addOwnerSignals, isComparable } from './compare-documents.rules.ts';
import type { DocumentRow } from './document.model.ts';

const figure = (name: string, text: string | null, value: number | null): ExtractedFigure => ({
  name,
  label: name,
  text,
  value,
  confidence: 1,
  page: 2,
  box: null,
});
const checking = { category: 'bank_statements', subcategory: 'business_checking', certainty: 1 } as const;
const statement = (month: string, beginning: number, ending: number) => [
  figure('period', `2026-${month}-01 to 2026-${month}-30`, null),
  figure('accountEnding', '6789', null),
  figure('beginningBalance', null, beginning),
  figure('endingBalance', null, ending),
];
const september: DocumentRow = {
  ...readDocument,
  sha256: 'september',
  classification: checking,
  extracted: statement('09', 500, 900),
};
const analyzed = (change: object): AnalysisResult => ({
  outcome: 'analysed',
  classification: checking,
  extracted: statement('10', 900, 1200),
  signals: [{ ...signalOf('EDGE'), severity: 0.05 }],
  fraudScore: 0.05,
  confidence: 0.9,
  ...change,
});
const compare = (
  result: AnalysisResult,
  others: readonly DocumentRow[],
  copies: readonly DocumentRow[] = [],
) => {
  if (!isComparable(result)) throw new Error('not comparable');
  const row = { ...readDocument, sha256: 'october' };
  return addOwnerSignals(row, result, { others, copies, figures: {} });
};
const gap = analyzed({ extracted: statement('10', 5900, 6200) });

describe('the comparison with the other documents of the owner', () => {
  it('needs a document of a known kind', () => {
    expect(isComparable(analyzed({}))).toBe(true);
    expect(isComparable(analyzed({ classification: null }))).toBe(false);
    expect(isComparable({ outcome: 'failed', reason: 'unreadable' } as unknown as AnalysisResult)).toBe(
      false,
    );
  });

  it('changes nothing if all balances connect', () => {
    const result = analyzed({});
    expect(compare(result, [september])).toBe(result);
  });

  it('adds its findings to those of the analysis, the worst first, and raises the fraud score', () => {
    const result = compare(gap, [september]) as Extract<AnalysisResult, { outcome: 'analysed' }>;
    expect(result.signals).toMatchObject([
      { code: 'CONTINUITY', page: 2, expected: '900.00', actual: '5,900.00' },
      { code: 'EDGE' },
    ]);
    expect(result.signals[0]).not.toHaveProperty('wording');
    expect(result.fraudScore).toBeGreaterThan(0.05);
    expect(result).toMatchObject({ outcome: 'analysed', confidence: 0.9, classification: checking });
  });

  it('leaves a higher fraud score as it is', () => {
    expect(compare({ ...gap, fraudScore: 0.97 } as AnalysisResult, [september])).toMatchObject({
      fraudScore: 0.97,
    });
  });

  it('uses the corrected figures of the other documents, and only those of a known kind', () => {
    const correction = correctionOf({ name: 'endingBalance', read: 900, value: 5900 });
    expect(compare(gap, [{ ...september, corrections: [correction] }])).toBe(gap);
    expect(compare(gap, [{ ...september, classification: null }])).toBe(gap);
  });

  it('finds the figures of an earlier upload in another file', () => {
    const copy = analyzed({ figuresHash: 'figures' });
    const other = { ...september, figuresHash: 'figures', createdAt: new Date('2026-01-01') };
    expect(compare(copy, [], [other])).toMatchObject({
      signals: [{ code: 'SAME_FIGURES' }, { code: 'EDGE' }],
    });
    expect(compare(analyzed({}), [], [other])).toEqual(analyzed({}));
  });
});
