import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const sheet = [
  ['WHAT WE OWN'],
  ['Operating Checking', '32,148'],
  ['Inventory', '25,374'],
  ['cash & stock', '', '57,522'],
  ['Machinery', '105,312'],
  ['Trucks', '145,806'],
  ['equipment', '', '251,118'],
  ['TOTAL ASSETS', '', '308,640'],
  ['WHAT WE OWE'],
  ['Fuel Card', '2,206'],
  ['Line of Credit', '31,667'],
  ['due this year', '', '33,873'],
  ['TOTAL LIABILITIES', '', '33,873'],
  ['EQUITY', '', '274,767'],
];

function read(rows: readonly (readonly string[])[]) {
  const lines = rows.map(
    ([name = '', ...cells]) => name.padEnd(40) + cells.map((cell) => cell.padStart(18)).join(''),
  );
  return readDocument(
    pagesFrom(`Riverbend Traders\nbalance sheet 12/31/24\n${lines.join('\n')}`),
    'financial_reports',
  );
}

const changed = (name: string, amount: string) =>
  sheet.map((row) => (row[0] === name ? row.map((cell) => (/\d/.test(cell) ? amount : cell)) : row));

describe('a sum in a column beside its rows', () => {
  it('has any name', () => {
    expect(read(sheet).signals).toEqual([]);
  });

  it.each([
    ['Machinery', '115,312'],
    ['equipment', '257,118'],
  ])('is an alarm with another digit in "%s"', (name, amount) => {
    expect(read(changed(name, amount)).fraudScore).toBeGreaterThanOrEqual(0.1);
  });

  it('is no alarm if it has nothing of its sum', () => {
    expect(read(changed('equipment', '71,943')).fraudScore).toBeLessThan(0.1);
  });

  it('is no alarm if a row is subtracted', () => {
    const rows = changed('equipment', '40,494').map((row) =>
      row[0] === 'Machinery' ? ['Less accumulated depreciation', '105,312'] : row,
    );
    expect(read(rows).fraudScore).toBeLessThan(0.1);
  });
});
