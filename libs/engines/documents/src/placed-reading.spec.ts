import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../testing/lines.ts';
import { areaOfText, shareOfPage } from './area.ts';
import { emptyFileFacts } from './forensics/file-facts.ts';
import type { Page } from './page.ts';
import { readDocument } from './read-document.ts';
import { statementRowsOf } from './statements/statement-rows.ts';

const statement = `First Prairie Bank
Business Checking Statement
Statement period: January 1, 2024 through January 31, 2024
Lopez Bakery LLC Account number: 123456789
Beginning balance 1,000.00
Deposits 500.00
Withdrawals 150.00
Ending balance 1,350.00
Date Description Amount Balance
01/03 Customer payment 300.00 1,300.00
01/09 NSF returned item fee -100.00 1,200.00
01/15 Customer payment 200.00 1,400.00
01/20 Office supplies -50.00 1,380.00`;

const sheet = { width: 1000, height: 500 };
const pageOf = (text: string): Page => ({
  recognition: 1,
  sheet,
  words: linesFrom(inColumns(text)).flatMap(({ words }) => [...words]),
});
/** The line of a box, from its middle. */
const lineAt = (box: { y: number; height: number } | null) =>
  box === null ? null : Math.round(((box.y + box.height / 2) * sheet.height - 45) / 20);

describe('the boxes of a reading', () => {
  const page = pageOf(statement);
  const reading = readDocument([page], 'bank_statements', {
    ...emptyFileFacts,
    changes: [{ page: 1, before: '900.00', after: '300.00' }],
  });

  it('are on the line of each figure, also of texts and of sums', () => {
    const lines = Object.fromEntries(reading.extracted.map(({ name, box }) => [name, lineAt(box)]));
    expect(lines).toEqual({
      bank: 0,
      period: 2,
      accountEnding: 3,
      beginningBalance: 4,
      deposits: 5,
      withdrawals: 6,
      endingBalance: 7,
      nsfCount: 10,
      overdraftCount: null,
      lowestBalance: 4,
    });
  });

  it('are on the line of each signal, also of one that names only a text', () => {
    const lines = reading.signals.map(({ code, box }) => [code, lineAt(box)]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['REVISION_CHANGED', 9],
        ['RUNNING_BALANCE', 12],
      ]),
    );
  });

  it('cover the whole row of a bank statement', () => {
    const rows = statementRowsOf([page], reading)?.rows ?? [];
    expect(rows.map(({ box }) => lineAt(box))).toEqual([9, 10, 11, 12]);
    expect(rows[0]?.box?.x).toBeLessThan(0.05);
    expect(rows[0]?.box?.width).toBeGreaterThan(0.3);
  });

  it('are unknown on a page of unknown size', () => {
    const { extracted } = readDocument([{ words: page.words, recognition: 1 }], 'bank_statements');
    expect(extracted.every(({ box }) => box === null)).toBe(true);
  });
});

describe('an area', () => {
  const words = ['Net', 'deposits', '$1,234.50'].map((text, at) => ({
    text,
    x: at * 100,
    y: 10,
    width: 80,
    height: 10,
  }));

  it('covers the words of a text, across words and without punctuation', () => {
    expect(areaOfText([{ words }], 'deposits 1,234.50')).toEqual({ x: 100, y: 10, width: 180, height: 10 });
    expect(areaOfText([{ words }], 'withdrawals')).toBeNull();
  });

  it('follows the slope of a scan that was straightened, and stays on the page', () => {
    const area = { x: 900, y: 100, width: 200, height: 10 };
    const tilted: Page = { words: [], recognition: 0.9, sheet: { ...sheet, tilt: 0.02 } };
    expect(shareOfPage(area, tilted)).toEqual({ x: 0.9, y: 0.22, width: 0.1, height: 0.02 });
  });
});
