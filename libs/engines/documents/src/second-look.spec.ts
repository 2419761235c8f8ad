import { describe, expect, it } from '@jest/globals';
import { inColumns, linesFrom } from '../testing/lines.ts';
import type { Page } from './page.ts';
import { readDocument } from './read-document.ts';
import { type DoubtedAmount, doubtedAmounts, withSecondLook } from './second-look.ts';

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
01/09 Fuel -100.00 1,200.00
01/15 Customer payment 200.00 1,400.00
01/20 Office supplies -50.00 1,350.00`;

/** A scan with one word that the first look read in another way. */
const scanOf = (text: string, confidences: Readonly<Record<string, number>> = {}): Page => ({
  recognition: 0.96,
  words: linesFrom(inColumns(text)).flatMap(({ words }) =>
    words.map((word) => ({ ...word, confidence: confidences[word.text] ?? 0.96 })),
  ),
});

const textOf = ({ words }: DoubtedAmount) => words.map(({ text }) => text).join('');

/** The second look reads what the document prints. Each amount stands in the place of one that the first look read. */
function lookAgain(page: Page, printed: Readonly<Record<string, string | null>> = {}) {
  const doubts = doubtedAmounts([page]);
  const readings = doubts.map((doubt) => {
    const text = printed[textOf(doubt)];
    return text === null ? null : { text: text ?? textOf(doubt), confidence: 0.96 };
  });
  const pages = withSecondLook([page], doubts, readings);
  return { doubts, reading: readDocument(pages, 'bank_statements') };
}

const alarmsIn = ({ signals }: { signals: readonly { severity: number }[] }) =>
  signals.filter(({ severity }) => severity >= 0.1);

describe('the doubted amounts of a scan', () => {
  it('are the uncertain ones if all sums hold', () => {
    expect(doubtedAmounts([scanOf(statement, { '500.00': 0.8 })]).map(textOf)).toEqual(['500.00']);
  });

  it('are all amounts if a sum fails, and none in a file with text', () => {
    const misread = statement.replace('200.00 1,400', '260.00 1,400');
    expect(doubtedAmounts([scanOf(misread)]).map(textOf)).toHaveLength(12);
    const { words } = scanOf(misread);
    expect(doubtedAmounts([{ recognition: 1, words: words.map(({ confidence, ...word }) => word) }])).toEqual(
      [],
    );
  });
});

describe('the doubted amounts of a scan that lost points', () => {
  it('stand in the middle of their rows too', () => {
    const rows = ['Mar 1   39.62   Air Tickets', 'Mar 2   130.28   Shipping', 'Mar 3   10878   Corner Fuel'];
    const page: Page = {
      recognition: 0.96,
      words: rows.flatMap((text, row) => {
        const [day = '', amount = '', rest = ''] = text.split('   ');
        const box = { y: 40 + row * 20, height: 8, confidence: 0.96 };
        return [
          { ...box, text: day, x: 40, width: 25 },
          { ...box, text: amount, x: 120 - amount.length * 4, width: amount.length * 4 },
          { ...box, text: rest, x: 150, width: 60 },
        ];
      }),
    };
    expect(doubtedAmounts([page]).map(textOf)).toEqual(['10878']);
  });

  it('are all amounts if the rows differ from their total', () => {
    const lines = statement.split('\n').map((line) => line.replace(/^(\d\d\/.*) [\d,.]+$/, '$1'));
    const raised = lines.join('\n').replace('payment 300.00', 'payment 7,300.00');
    expect(doubtedAmounts([scanOf(raised)]).length).toBeGreaterThan(7);
    expect(doubtedAmounts([scanOf(lines.join('\n'))])).toEqual([]);
  });
});

describe('a second look', () => {
  it('that repairs a sum is the reading', () => {
    const { reading } = lookAgain(scanOf(statement.replace('200.00 1,400', '260.00 1,400')), {
      '260.00': '200.00',
    });
    expect(reading).toMatchObject({ fraudScore: 0, signals: [] });
  });

  it('that agrees with the first makes a near contradiction an alarm with both amounts', () => {
    const { reading } = lookAgain(scanOf(statement.replace('200.00 1,400', '260.00 1,400')));
    expect(reading.signals[0]).toMatchObject({
      code: 'RUNNING_BALANCE',
      severity: 0.81,
      expected: '1,460.00',
      actual: '1,400.00',
    });
  });

  it('is one witness with the first: without another sum it leaves a question', () => {
    const [summary = ''] = statement.split('\nDate Description');
    const { doubts, reading } = lookAgain(scanOf(summary.replace('1,350.00', '1,950.00')));
    expect(doubts.map(textOf)).toContain('1,950.00');
    expect(reading.signals.map(({ code }) => code)).toEqual(['STATEMENT_TOTALS']);
    expect(alarmsIn(reading)).toEqual([]);
  });

  it('that reads a third amount leaves no alarm and no question', () => {
    const { reading } = lookAgain(scanOf(statement.replace('200.00 1,400', '260.00 1,400')), {
      '260.00': '280.00',
    });
    expect(reading).toMatchObject({ fraudScore: 0, signals: [] });
  });

  it('that fails leaves a question without an alarm', () => {
    const { reading } = lookAgain(scanOf(statement.replace('200.00 1,400', '260.00 1,400')), {
      '260.00': null,
    });
    expect(reading.signals.map(({ code }) => code)).toContain('RUNNING_BALANCE');
    expect(alarmsIn(reading)).toEqual([]);
  });

  it('leaves a question if no amount is near the one that it needs', () => {
    const { reading } = lookAgain(scanOf(statement.replace('200.00 1,400', '4,731.19 1,400')));
    expect(reading.signals.map(({ code }) => code)).toContain('RUNNING_BALANCE');
    expect(alarmsIn(reading)).toEqual([]);
  });

  it('restores the point of an amount among amounts with cents', () => {
    const { reading } = lookAgain(
      scanOf(statement.replace('Ending balance 1,350.00', 'Ending balance $135000')),
    );
    const ending = reading.extracted.find(({ name }) => name === 'endingBalance');
    expect(ending?.value).toBe(1350);
  });

  it('does not lose the sign that the first look read', () => {
    const { reading } = lookAgain(scanOf(statement, { '-100.00': 0.8 }), { '-100.00': '100.00' });
    expect(reading).toMatchObject({ fraudScore: 0, signals: [] });
  });

  it('restores the point of a bare number among amounts with cents', () => {
    const { doubts, reading } = lookAgain(
      scanOf(statement.replace('Ending balance 1,350.00', 'Ending balance 135000')),
    );
    expect(doubts.map(textOf)).toContain('135000');
    const ending = reading.extracted.find(({ name }) => name === 'endingBalance');
    expect(ending).toMatchObject({ value: 1350, grounds: { recognition: 0.99, sum: 'holds' } });
  });

  it('that reads a faint number as the first look does confirms it', () => {
    const { doubts, reading } = lookAgain(scanOf(statement, { '500.00': 0.1 }));
    expect(doubts.map(textOf)).toEqual(['500.00']);
    expect(reading.extracted.find(({ name }) => name === 'deposits')?.value).toBe(500);
  });

  it('that reads a faint number in another way is the reading', () => {
    const faint = scanOf(statement.replace('Deposits 500.00', 'Deposits 58.00'), { '58.00': 0.1 });
    const { reading } = lookAgain(faint, { '58.00': '500.00' });
    expect(reading).toMatchObject({ fraudScore: 0, signals: [] });
    expect(reading.extracted.find(({ name }) => name === 'deposits')?.value).toBe(500);
  });

  it.each([null, '7,0'])('that fails or reads no amount (%s) leaves a faint number out', (second) => {
    const page = scanOf(statement, { '500.00': 0.1 });
    const doubts = doubtedAmounts([page]);
    const pages = withSecondLook(
      [page],
      doubts,
      doubts.map(() => (second === null ? null : { text: second, confidence: 0.1 })),
    );
    const texts = pages.flatMap(({ words }) => words.map(({ text }) => text));
    expect(texts).not.toContain('500.00');
    expect(texts).toContain('150.00');
  });

  it('is no alarm if one of two ones is missing at both looks', () => {
    const doubled = statement
      .replace('Customer payment 300.00 1,300.00', 'Customer payment 11,669.27 12,669.27')
      .replace('-100.00 1,200.00', '-100.00 12,569.27')
      .replace('200.00 1,400.00', '200.00 12,769.27')
      .replace('-50.00 1,350.00', '-50.00 12,719.27');
    const { reading } = lookAgain(scanOf(doubled.replace('11,669.27', '1,669.27')));
    expect(alarmsIn(reading)).toEqual([]);
  });

  it('restores a minus that the first look lost', () => {
    const { reading } = lookAgain(scanOf(statement.replace('-100.00', '100.00')), { '100.00': '-100.00' });
    expect(reading).toMatchObject({ fraudScore: 0, signals: [] });
  });

  it('that reads the sign of dollars as 8 agrees with the first', () => {
    const page = scanOf(statement.replace('300.00 1,300.00', '+$300.00 1,300.00'), { '+$300.00': 0.8 });
    const readings = [{ text: '+8300.00', confidence: 0.5 }];
    const words = withSecondLook([page], doubtedAmounts([page]), readings).flatMap((each) => each.words);
    expect(words).toContainEqual(expect.objectContaining({ text: '+$300.00', confidence: 0.99 }));
  });

  it('leaves the hidden number of an account alone', () => {
    const doubts = doubtedAmounts([scanOf(statement.replace('Fuel', '..6321'), { '..6321': 0.6 })]);
    expect(doubts).toEqual([]);
  });

  it('restores the point of a number behind its currency', () => {
    const printed = statement.replaceAll(/(\S+) (\S+)$/gm, (line, one: string, other: string) =>
      /^[-\d,.]+$/.test(one) ? `USD ${one} ${other}` : line,
    );
    const doubts = doubtedAmounts([
      scanOf(printed.replace('Ending balance 1,350.00', 'Ending balance USD 135000')),
    ]);
    expect(doubts.map(textOf)).toContain('135000');
  });

  it('that reads a minus behind a faint number is the reading', () => {
    const faint = scanOf(statement.replace('-100.00', '100.00'), { '100.00': 0.1 });
    const { reading } = lookAgain(faint, { '100.00': '100.00-' });
    expect(reading).toMatchObject({ fraudScore: 0, signals: [] });
  });

  describe('of a report in whole dollars', () => {
    const report = `Income Statement
Year ended December 31, 2024
Sales 90,000
Services 10,000
Total Income 100,000
Cost of Goods Sold 30,000
Gross Profit 70,000
Expenses
Rent 19,254
Benefits 971
Payroll 24,775
Total Expenses 45,000
Net Income 25,000`;
    const forged = report.replace('19,254', '29,254');

    it('confirms the numbers without a comma if a sum fails', () => {
      expect(doubtedAmounts([scanOf(report)])).toEqual([]);
      const { doubts, reading } = lookAgain(scanOf(forged));
      expect(doubts.map(textOf)).toContain('971');
      expect(alarmsIn(reading)).toHaveLength(1);
    });

    it('leaves a question if it reads such a number in another way', () => {
      const { reading } = lookAgain(scanOf(forged), { 971: '977' });
      expect(alarmsIn(reading)).toEqual([]);
    });

    it('does not replace an amount that no sum contradicts', () => {
      const { reading } = lookAgain(scanOf(report, { '90,000': 0.8 }), { '90,000': '96,000' });
      expect(reading.signals.map(({ code }) => code)).not.toContain('REPORT_ARITHMETIC');
    });
  });
});

describe('the number of a masked account', () => {
  it('is no amount to look at', () => {
    const masked = statement.replace('Customer payment 300.00', 'Transfer ..4825 300.00');
    expect(lookAgain(scanOf(masked)).doubts.map(textOf)).not.toContain('..4825');
  });
});
