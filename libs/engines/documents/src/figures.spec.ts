import { describe, expect, it } from '@jest/globals';
import { extractFigures } from './figures.ts';
import { linesFrom } from '../testing/lines.ts';
import { type Kind, kinds } from './kinds.ts';

function kindOf(subcategory: Kind['subcategory']): Kind {
  const kind = kinds.find((each) => each.subcategory === subcategory);
  if (!kind) throw new Error(`No kind ${subcategory}`);
  return kind;
}

const extract = (subcategory: Kind['subcategory'], ...texts: string[]) =>
  extractFigures(kindOf(subcategory), linesFrom(texts.join('\n')), 0.9);
const totalIncome = (text: string) =>
  extract('form_1040', text).find(({ name }) => name === 'totalIncome')?.value;

describe('the amount on a line with a label', () => {
  it.each([
    ['Total income 84,250', 84_250],
    ['Total income 84250', 84_250],
    ['Total income $84,250', 84_250],
    ['Total income $ 84,250.75', 84_250.75],
    ['Total income 84250.50', 84_250.5],
    ['Total income 0.00', 0],
    ['Total income 12.40', 12.4],
    ['Total income 1,234,567,890', 1_234_567_890],
    ['Total income (1,500)', -1500],
    ['Total income ($1,500.25)', -1500.25],
    ['Total income $(1,500)', -1500],
    ['Total income -1,500', -1500],
    ['Total income -$1,500', -1500],
    ['Total income 1,500.25-', -1500.25],
    ['Total income 1,500.25 -', -1500.25],
    ['Total income 1,500.25 - see page 2', 1500.25],
    ['Total income $-1,500', -1500],
    ['9 Add lines 1z and 8. This is your total income . . . . 9 84,250', 84_250],
    ['TOTAL INCOME 84,250 ', 84_250],
    ['Total income for 2023 84,250', 84_250],
    ['Total income from Form 1040 2023', 2023],
    ['Total income for $2023', 2023],
    ['Total income of 12,400', 12_400],
    ['Total income 84,250 (see attached)', 84_250],
    ['9 Total income 9 84', 84],
    ['Total income -0-', 0],
  ])('is, for %j, %d', (text, amount) => {
    expect(totalIncome(text)).toBe(amount);
  });

  it.each([
    'Total income',
    'Total income 9',
    'Total income . . . 22',
    '9 Total income',
    'Total income see line 15',
    'Gross income 84,250',
    'Total income 8,42,50',
    'Total income line 1z',
    'Total income from Form 1040',
    'Total income, see line 101',
    'Your total income for 2023',
    'Total income in 2024',
    '',
  ])('is absent for %j', (text) => {
    expect(totalIncome(text)).toBeUndefined();
  });
});

describe('the figures of a form', () => {
  it('are the figures of its kind, each with page and confidence', () => {
    const lines = linesFrom(
      'Profit or Loss From Business\n1 Gross receipts or sales 212,400',
      '28 Total expenses 150,000\n31 Net profit or (loss) (12,400)',
    );
    const figures = extractFigures(kindOf('schedule_c'), lines, 0.87);
    expect(figures.map(({ name, value, page, confidence }) => [name, value, page, confidence])).toEqual([
      ['grossReceipts', 212_400, 1, 0.87],
      ['totalExpenses', 150_000, 2, 0.87],
      ['netProfit', -12_400, 2, 0.87],
    ]);
  });

  it('exclude a label without an amount', () => {
    const figures = extract('schedule_c', '1 Gross receipts or sales', '28 Total expenses 150,000');
    expect(figures.map(({ name }) => name)).toEqual(['totalExpenses']);
  });

  it('come from a later line when the first line with the label has no amount', () => {
    expect(extract('form_1040', 'How to find your total income', 'Total income 5,000')).toMatchObject([
      { name: 'totalIncome', value: 5000 },
    ]);
  });

  it('appear once each, with the first amount', () => {
    expect(extract('form_1040', 'Total income 5,000', 'Total income 6,000')).toMatchObject([{ value: 5000 }]);
  });

  it('do not use total taxes as total tax', () => {
    expect(extract('form_1040', 'Total taxes withheld 5,000')).toEqual([]);
  });

  it.each(kinds.map((kind) => [kind.subcategory, kind] as const))(
    'of the kind %s are empty without lines',
    (_, kind) => {
      expect(extractFigures(kind, [], 1)).toEqual([]);
    },
  );

  it('exist in each kind except two', () => {
    const without = kinds.filter(({ figures }) => figures.length === 0);
    expect(without.map(({ subcategory }) => subcategory)).toEqual(['voided_check', 'drivers_license']);
  });
});
