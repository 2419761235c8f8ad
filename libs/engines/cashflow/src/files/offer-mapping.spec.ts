import { describe, expect, it } from '@jest/globals';
import { offerMapping } from './offer-mapping.ts';
import { readCsv } from './read-csv.ts';

const toRows = (lines: readonly string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(';') }));
const offer = (...lines: string[]) => offerMapping(toRows(lines), ';');

describe('the mapping that a person gets', () => {
  it('has the header without a usual word and the columns by their content', () => {
    const lines = ['When;What;How much', '2026-03-01;SHOP NORTH;-5.00', '2026-03-02;SHOP SOUTH;7.00'];
    const offered = offer(...lines, '2026-03-03;CAFE;1.00', '2026-03-04;CAFE;1.00');
    expect(offered).toMatchObject({
      mapping: { hasHeader: true, skipLines: 0, columns: { date: 0, description: [1], amount: 2 } },
      header: ['When', 'What', 'How much'],
    });
    const reading = readCsv(toRows(lines), offered!.mapping, '2026-06-30');
    expect(reading).toMatchObject({ file: { rows: [{ cents: -500 }, { cents: 700 }] } });
  });

  it('has columns also where dates are written in no usual way', () => {
    expect(offer('Quand;Quoi;Combien', '3 mars;SHOP;5', '4 mars;CAFE;6', '5 mars;BAR;7')).toMatchObject({
      mapping: { hasHeader: true, columns: { date: 0, description: [1], amount: 2 } },
    });
  });

  it('begins below leading lines that have other cells', () => {
    const above = ['Konto DE12', '', 'Zeitraum;2026'];
    const table = ['Tag;Text;Wert', '01.03.2026;SHOP;5', '02.03.2026;CAFE;6'];
    expect(offer(...above, ...table)?.mapping).toMatchObject({ hasHeader: true, skipLines: 3 });
  });

  it('is the suggestion where the header has usual words', () => {
    expect(offer('Date;Description;Amount', '2026-03-01;SHOP;5.00')).toMatchObject({
      mapping: { hasHeader: true, columns: { date: 0, description: [1], amount: 2 } },
    });
  });

  it('keeps a first row with a digit in the table', () => {
    const rows = Array.from({ length: 5 }, () => '2026-03-01;SHOP;5.00');
    expect(offer('2026-03-01;SHOP;x', ...rows)?.mapping).toMatchObject({ hasHeader: false, skipLines: 0 });
  });

  it.each([
    ['a text', ['Dear Sir', 'Thank you', 'Goodbye']],
    ['two columns', ['a;1', 'b;2', 'c;3', 'd;4']],
    ['no amount', ['a;b;c', 'd;e;f', 'g;h;i', 'j;k;l']],
    ['two rows', ['a;b;1', 'd;e;2']],
  ])('is none for %s', (_name, lines) => expect(offer(...lines)).toBeNull());
});
