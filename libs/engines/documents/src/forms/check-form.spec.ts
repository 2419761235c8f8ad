import { describe, expect, it } from '@jest/globals';
import { linesFrom, recognizedLines } from '../../testing/lines.ts';
import { checkForm } from './check-form.ts';

const form = `1z Add lines 1a through 1h 1z 52,000
2b Taxable interest 2b 300
8 Additional income from Schedule 1, line 10 8 7,700
9 Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income 9 60,000
10 Adjustments to income 10 1,000
11 Subtract line 10 from line 9. This is your adjusted gross income 11 59,000
14 Add lines 12 and 13 14 12,950
15 Subtract line 14 from line 11. If zero or less, enter -0-. This is your
taxable income 15 46,050`;

const check = (text: string) => checkForm(linesFrom(text), false);

describe('the check of the instructions that a form prints', () => {
  it('has no signal for correct lines, also with empty and broken lines', () => {
    expect(check(form)).toEqual([]);
  });

  it('signals the wrong line with the expected amount', () => {
    expect(check(form.replace('15 46,050', '15 96,050'))).toMatchObject([
      { code: 'FORM_ARITHMETIC', severity: 0.8, page: 1, expected: '46,050.00', actual: '96,050.00' },
    ]);
  });

  it('accepts amounts that are rounded to whole dollars', () => {
    expect(check(form.replace('9 60,000', '9 60,002').replace('11 59,000', '11 59,001'))).toEqual([]);
  });

  it('expects zero for a negative result', () => {
    const negative = form.replace('14 12,950', '14 70,000').replace('15 46,050', '15 -0-');
    expect(check(negative)).toEqual([]);
  });

  it.each([
    ['follows a schedule', '16 Add lines 9 and 10 from Schedule A 16 5,000'],
    ['depends on a condition', '16 If you file jointly, add lines 9 and 10 16 5,000'],
    ['names a line with an unread amount', '17 Add lines 9 and 16 17 90,000\n16 Tax 4,000'],
  ])('has no rule for a line that %s', (_, line) => {
    expect(check(`${form}\n${line}`)).toEqual([]);
  });

  describe('of a line that the program leaves out', () => {
    const credits = `${form}
18 Tax 18 27,126
22 Subtract line 21 from line 18. If zero or less, enter -0- 22 25,406
23 Other taxes 23 7,964
24 Add lines 22 and 23. This is your total tax 24 33,370`;

    it('has no signal, because the line can have the missing amount', () => {
      expect(check(credits)).toEqual([]);
    });

    it('has a signal if no amount of the line explains the result', () => {
      expect(check(credits.replace('22 25,406', '22 29,406'))).toMatchObject([
        { expected: '27,126.00', actual: '29,406.00' },
        { expected: '37,370.00', actual: '33,370.00' },
      ]);
    });
  });

  it('has no signal when most lines are wrong, because the engine misread the form', () => {
    const mostlyWrong = form
      .replace('9 60,000', '9 8,000')
      .replace('11 59,000', '11 3,000')
      .replace('15 46,050', '15 99,000');
    expect(check(mostlyWrong)).toEqual([]);
  });
});

describe('the check of a scanned form', () => {
  const small = `1 Wages 1 52,000
2 Interest 2 8,000
3 Credits 3
4 Add lines 1, 2 and 3 4 60,000
5 Adjustments 5 1,000
6 Subtract line 5 from line 4 6 59,000`;
  const read = (text: string) => checkForm(recognizedLines(text, 0.95), true);

  it('gives the isSameAmount result as for a file', () => {
    expect(read(small)).toEqual([]);
    expect(read(small.replace('6 59,000', '6 459,000'))).toMatchObject([{ code: 'FORM_ARITHMETIC' }]);
  });

  it.each([
    ['an amount', '2 Interest 2 8,000', '2 Interest 2 8;o0'],
    ['a line', '2 Interest 2 8,000', 'z lnterest z'],
  ])('has no rule when recognition lost %s', (_, line, lost) => {
    expect(read(small.replace(line, lost))).toEqual([]);
  });
});
