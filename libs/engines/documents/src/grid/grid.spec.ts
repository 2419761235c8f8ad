import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { gridOfPages } from './grid.ts';

const gridFrom = (...pages: readonly string[]) =>
  gridOfPages(pagesFrom(...pages.map((page) => page.replaceAll('\t', '          '))));
const kindsIn = (...pages: readonly string[]) =>
  gridFrom(...pages).lines.map(({ cells }) => cells.map(({ kind, text }) => `${kind} ${text}`));

describe('the cells of a line', () => {
  it.each([
    ['03/01\tPayroll 17\t1,204.50', ['day 03/01', 'text Payroll 17', 'amount 1,204.50']],
    ['1042 *\tMAR 09\t69.19-', ['number 1042 *', 'day MAR 09', 'amount 69.19-']],
    ['AUGUST 2025', ['month AUGUST 2025']],
    ['Monday, April 1, 2024', ['day Monday, April 1, 2024']],
    ['13\tCheck 2251\t1,279.83', ['number 13', 'text Check 2251', 'amount 1,279.83']],
    ['Payment of 03/12 Cedar', ['text Payment of 03/12 Cedar']],
    ['Suite 1401', ['text Suite 1401']],
  ])('of "%s" are a day, a month, an amount, a number or a text', (line, cells) => {
    expect(kindsIn(line)).toEqual([cells]);
  });

  it('are none on a page without words', () => {
    expect(kindsIn('')).toEqual([]);
  });
});

describe('lists beside each other', () => {
  const left = ['03/01\tAlder 1.00', '03/02\tBirch 2.00', '03/03\tCedar 3.00'];
  const right = ['03/04\tDogwood 4.00', '03/05\tElm 5.00'];
  const beside = left.map((line, at) => `${line.padEnd(60)}${right[at] ?? ''}`);

  it('become lists below each other', () => {
    const texts = gridFrom(beside.join('\n')).lines.map(({ text }) => text);
    expect(texts.map((text) => text.split(' ')[1])).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm']);
  });

  it('are not made of a second day behind the amount of a row', () => {
    const rows = ['03/01\tAlder 1.00\t03/02', '03/02\tBirch 2.00\t03/03'];
    expect(gridFrom(rows.join('\n')).lines).toHaveLength(2);
  });
});

describe('columns of amounts', () => {
  const table = inTable(
    'Day and text | Paid out | Paid in | Balance\n03/01 Alder | 10.00 |  | 990.00\n03/02 Birch |  | 1,250.00 | 2,240.00',
  );

  it('have the headings above them, from the left', () => {
    const { columns } = gridFrom(table);
    expect(columns.map(({ heading, place, cells }) => [heading, place, cells.length])).toEqual([
      ['Paid out', 0, 1],
      ['Paid in', 1, 1],
      ['Balance', 2, 2],
    ]);
  });

  it('keep their headings on the next page', () => {
    const { columns } = gridFrom(table, inTable('03/03 Cedar | 40.00 |  | 2,200.00'));
    expect(columns.slice(3).map(({ heading }) => heading)).toEqual(['Paid out', 'Balance']);
  });

  it('follow the alignment that needs the fewest columns', () => {
    const rows = ['1.00', '1,000.00', '10.00'].map((amount, at) => `03/0${at + 1} Alder`.padEnd(40) + amount);
    expect(gridFrom(rows.join('\n')).columns).toHaveLength(1);
  });
});
