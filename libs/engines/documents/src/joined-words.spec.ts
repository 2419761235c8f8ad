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
  ])('%j are %j', (read, printed) => {
    expect(textOf(read)).toEqual([printed]);
  });

  it('stay in a file with text', () => {
    expect(linesFrom('BLUE DOOR YOGALLC').map(({ text }) => text)).toEqual(['BLUE DOOR YOGALLC']);
  });
});
