import { describe, expect, it } from '@jest/globals';
import { sampleCost, sampleMatch } from '../../../gallery/sample-match.ts';
import { readView, selectMatches } from './lender-list.ts';
import { columnClass, columns } from './table-columns.ts';

const matchOf = (id: string, figure: number) =>
  sampleMatch(
    id,
    {
      estimatedRate: figure,
      cost: { ...sampleCost, monthlyPayment: figure, totalPayback: 10 * figure, termMonths: figure },
    },
    { maxLoanAmount: 1000 * figure, approvalTimeMin: figure, approvalTimeMax: figure },
  );
const [high, low] = [matchOf('High', 9), matchOf('Low', 5)];

describe('a column of the table of lenders', () => {
  it.each(columns)('$name states the direction of its order', ({ sorting, direction }) => {
    const [first] = selectMatches([high, low], { ...readView(new URLSearchParams()), sorting });
    expect(first?.id).toBe(direction === 'ascending' ? 'Low' : 'High');
  });

  it('stays on a phone for the match and the payment only', () => {
    const narrow = columns.filter((column) => columnClass(column) === 'lender-figure');
    expect(narrow.map(({ sorting }) => sorting)).toEqual(['best', 'payment']);
    expect(columnClass({ isWideOnly: true })).toBe('lender-figure lender-wide');
  });
});
