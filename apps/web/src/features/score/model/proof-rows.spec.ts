import { describe, expect, it } from '@jest/globals';
import { type FigureView, provenScore, routeExamples } from '@groundwork/contracts';
import { proofRowsOf } from './proof-rows.ts';

const [example] = routeExamples.figures?.reply as [FigureView];
const { advice } = provenScore.parse(routeExamples.provenScore?.reply);
const [anAdvice] = advice as [(typeof advice)[number]];

const source = (id: string, grade: 0 | 1 | 2 | 3 | null) => ({ ...example.sources[0]!, id, grade });
const figure = (field: string, more: Partial<FigureView> = {}): FigureView => ({
  ...example,
  field,
  ...more,
});
const prove = (field: string, act: 'bank_3' | 'tax_return', points: number) => ({
  ...anAdvice,
  act,
  points,
  fields: [field],
});

describe('the rows of the figures to prove', () => {
  it('start with a dispute, then the largest gain', () => {
    const figures = [
      figure('little', { status: 'said' }),
      figure('rest'),
      figure('large', { status: 'said' }),
      figure('differs', { status: 'disputed' }),
    ];
    const rows = proofRowsOf(figures, [prove('little', 'bank_3', 2), prove('large', 'tax_return', 40)]);
    expect(rows.map((row) => row.figure.field)).toEqual(['differs', 'large', 'little', 'rest']);
    expect(rows.map(({ next }) => next)).toEqual([
      'decide',
      { category: 'tax_documents' },
      { category: null },
      'sources',
    ]);
  });

  it('have the best source of each kind', () => {
    const sources = [
      source('csv', 1),
      source('said', 0),
      source('old', null),
      source('paper', 2),
      source('both', 3),
    ];
    const [row] = proofRowsOf([figure('any', { sources })], []);
    expect([row?.said?.id, row?.file?.id, row?.paper?.id]).toEqual(['said', 'csv', 'both']);
  });

  it('leave out open figures and those without points', () => {
    expect(proofRowsOf([figure('open', { status: 'open' }), figure('name', { points: null })], [])).toEqual(
      [],
    );
  });
});
