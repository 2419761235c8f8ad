import { describe, expect, it } from '@jest/globals';
import { inTable, pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

const read = (text: string) => readDocument(pagesFrom(inTable(text)), 'financial_reports');
const valuesOf = (text: string) =>
  Object.fromEntries(read(text).extracted.map(({ name, value }) => [name, value]));
const isAlarm = (text: string) => read(text).fraudScore >= 0.1;

const collections = `Riverbend Traders
Collections Report
Open receivables on August 31, 2024
Aging of receivables
Not due|$4,094.35|30%
1 to 30 days late|$6,271.52|46%
31 to 60 days late|$86.83|1%
61 to 90 days late|$1,669.36|12%
Over 90 days late|$1,582.71|12%
Total receivables|$13,704.77|100%
Customer|Phone|Days late|Open amount
Alpha Foods|555-0134|128|460.87
Beta Inc|555-0110|110|1,121.84`;

describe('ages one below the other', () => {
  it('are read with their total', () => {
    expect(valuesOf(collections)).toMatchObject({ total: 13_704.77, current: 4094.35, over90: 1582.71 });
    expect(read(collections).signals).toEqual([]);
  });

  it.each([
    ['an amount', '$6,271.52', '$8,271.52'],
    ['the total', '$13,704.77', '$18,704.77'],
  ])('are an alarm with another digit in %s, which their shares contradict', (_, printed, edited) => {
    expect(isAlarm(collections.replace(printed, edited))).toBe(true);
  });

  it('are a question with another digit and no shares', () => {
    const { signals } = read(collections.replace('$6,271.52', '$8,271.52').replaceAll(/\|\d+%/g, ''));
    expect(signals).toMatchObject([{ code: 'REPORT_ARITHMETIC' }]);
    expect(signals[0]?.severity).toBeLessThan(0.1);
  });

  it('are uncertain on a scan that lost one of them, if its share is the rest of the total', () => {
    const scanned = (text: string) => {
      const pages = pagesFrom(inTable(text)).map(({ words }) => ({
        recognition: 0.95,
        words: words.map((word) => ({ ...word, confidence: 0.95 })),
      }));
      const { extracted, signals } = readDocument(pages, 'financial_reports');
      expect(signals).toEqual([]);
      return extracted.map(({ name, value, confidence }) => [name, value, confidence < 0.9]);
    };
    const lost = collections.replace('$1,582.71', '');
    expect(scanned(lost)).toContainEqual(['total', 13_704.77, true]);
    expect(scanned(lost)).toContainEqual(['current', 4094.35, true]);
    expect(scanned(lost).map(([name]) => name)).not.toContain('over90');
    const names = scanned(lost.replace('$6,271.52', '$2,271.52')).map(([name]) => name);
    expect(names).not.toContain('total');
  });

  it('have no figures if they are not the parts of the total', () => {
    expect(valuesOf(collections.replace('$6,271.52', '$17.10'))['total']).toBeUndefined();
  });
});

const retained = `Riverbend Traders
AP Aging by Vendor with Retainage
AS OF 01/31/2024
VENDOR|0-30|31-60|61-90|91+|TOTAL OPEN|RETAINAGE|NET PAYABLE
1000 ALPHA FOODS|754.94|0.00|0.00|100.00|854.94|75.49|779.45
1007 BETA INC|0.00|480.90|616.26|207.83|1,304.99|0.00|1,304.99
1014 CEDAR MILL|1,227.55|0.00|4,651.62|0.00|5,879.17|100.00|5,779.17
VENDORS: 3|1,982.49|480.90|5,267.88|307.83|8,039.10|175.49|7,863.61`;

describe('a last row without the word total', () => {
  it('is the total if the columns add up', () => {
    expect(valuesOf(retained)).toMatchObject({ total: 8039.1, current: 1982.49, over90: 307.83 });
  });

  it('is the total also with one digit changed, which is a question', () => {
    const { signals, fraudScore } = read(retained.replace('5,267.88', '5,867.88'));
    expect(signals).toMatchObject([{ code: 'REPORT_ARITHMETIC', actual: '5,867.88' }]);
    expect(fraudScore).toBeLessThan(0.1);
  });

  it('is a row as the others if they do not', () => {
    const text = retained.split('\n').slice(0, -1).join('\n');
    expect(valuesOf(text)['total']).toBeUndefined();
  });
});

describe('years as headings', () => {
  it('are no amounts', () => {
    const text = `Riverbend Traders
Notes Payable and Maturities of Principal
December 31, 2024
Lender|Rate|Balance|2025|2026|Thereafter
Alpha Bank|5.75%|175,896|16,492|35,728|123,676
Beta Bank|6.10%|19,906|3,592|2,284|14,030
Total notes payable||$195,802|$20,084|$38,012|$137,706`;
    expect(valuesOf(text)).toMatchObject({ totalBalance: 195_802 });
  });
});
