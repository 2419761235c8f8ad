import { describe, expect, it } from '@jest/globals';
import { linesFrom, recognizedLines } from '../testing/lines.ts';

const textOf = (text: string) => recognizedLines(text, 0.9).map((line) => line.text);

describe('the words of a scan', () => {
  it.each([
    ['BLUE DOOR YOGALLC', 'BLUE DOOR YOGA LLC'],
    ['Blue Door YogaLLC, Boise', 'Blue Door Yoga LLC, Boise'],
    ['Lopez Bakery PLLC', 'Lopez Bakery PLLC'],
    ['Aug ll Deposit', 'Aug 11 Deposit'],
    ['Sep l, 2024', 'Sep 1, 2024'],
    ['Will ll', 'Will ll'],
    ['NOV 61 NOV \u00a92', 'NOV 01 NOV 02'],
    ['NOV 36', 'NOV 30'],
    ['NOV 26', 'NOV 26'],
    ["Jul'1,2025 - Jul 31,2025", 'Jul 1,2025 - Jul 31,2025'],
    ['06/61/2023 THRU 06/30/2023', '06/01/2023 THRU 06/30/2023'],
  ])('%j are %j', (read, printed) => {
    expect(textOf(read)).toEqual([printed]);
  });

  it('have the sign that recognition lost between month and day', () => {
    const rows = [
      '11-2 Deposit 1.00',
      '114 Deposit 2.00',
      '11-5 Deposit 3.00',
      '11-9 Deposit 4.00',
      '884 Ogden',
    ];
    expect(textOf(rows.join('\n'))).toEqual([...rows.slice(0, 1), '11-4 Deposit 2.00', ...rows.slice(2)]);
  });

  it('stay in a file with text', () => {
    expect(linesFrom('BLUE DOOR YOGALLC').map(({ text }) => text)).toEqual(['BLUE DOOR YOGALLC']);
  });
});

describe('the days of a scanned list', () => {
  const days = (...rows: string[]) => textOf(rows.join('\n')).map((text) => text.replace(/ Fee 1.00$/, ''));
  const list = (...own: string[]) => days(...own.map((day) => `${day} Fee 1.00`));

  it('are ordered, so a one between the 9th and the 12th is an 11', () => {
    expect(list('03/03/25', '03/09/25', '03/1/25', '03/12/25')).toContain('03/11/25');
    expect(list('Sat, May 4', 'Fri, May 10', 'Sat, May 1', 'Sun, May 12')).toContain('Sat, May 11');
  });

  it('are left alone at the begin of another list and in lists without order', () => {
    expect(list('Jun 2', 'Jun 4', 'Jun 30', 'Jun 1', 'Jun 5', 'Jun 7')).toContain('Jun 1');
    expect(list('Jun 20', 'Jun 4', 'Jun 9', 'Jun 1', 'Jun 12', 'Jun 7')).toContain('Jun 1');
  });
});
