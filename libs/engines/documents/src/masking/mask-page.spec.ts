import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MaskableWord } from './glyphs.ts';
import { maskPage, maskText, type OwnNumbers } from './mask-page.ts';

const perChar = 6;
const height = 10;

const wordAt = (text: string, x: number, y: number): MaskableWord => ({
  text,
  x,
  y,
  width: text.length * perChar,
  height,
  edges: Array.from({ length: text.length + 1 }, (_, at) => x + at * perChar),
});

const line = (text: string, y = 100, x = 40): MaskableWord[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: part, index }) => wordAt(part, x + index * perChar, y));

const owner: OwnNumbers = {
  numbers: [
    { kind: 'ssn', digits: '123456789' },
    { kind: 'ein', digits: '987654321' },
    { kind: 'accountNumber', digits: '40012345678' },
    { kind: 'accountNumber', digits: '400123456789900' },
    { kind: 'accountNumber', digits: '4711' },
  ],
  dateOfBirth: '1980-03-04',
};
const textOf = (words: readonly MaskableWord[]) => words.map(({ text }) => text).join(' ');
const masked = (text: string, isRecognized = false) =>
  textOf(maskPage(line(text), owner, isRecognized).words);

describe('a masked page', () => {
  it.each([
    ['SSN 123-45-6789', 'SSN ***-**-6789'],
    ['SSN:123456789.', 'SSN:***-**-6789.'],
    ['1 2 3 4 5 6 7 8 9', '***-**-6789'],
    ['EIN 98-7654321', 'EIN **-***4321'],
    ['acct 400 1234 5678', 'acct ****5678'],
    ['a number inside another: 400 123 456 789 900', 'a number inside another: ****9900'],
    ['of another person 555-44-3333', 'of another person ***-**-3333'],
    ['of another firm 55-4443333', 'of another firm **-***3333'],
    ['Account No. 0099887766', 'Account No. ****7766'],
    ['a/c #88-7766-5544', 'a/c #****5544'],
    ['Acct number 20261031999', 'Acct number ****1999'],
    ['born 03/04/1980', 'born 1980'],
    ['born March 4, 1980', 'born 1980'],
    ['born 4 Mar 1980', 'born 1980'],
    ['born 1980-03-04', 'born 1980'],
    ['card 4711 paid', 'card ****4711 paid'],
    ['SSN 123/45/6789 and 1|2|3|4|5|6|7|8|9', 'SSN ***-**-6789 and ***-**-6789'],
    ['SSN １２３-４５-６７８９', 'SSN ***-**-6789'],
    ['born 4-Mar-1980 or 4-MAR-80', 'born 1980 or 1980'],
    ['born M a r c h 4 , 1 9 8 0', 'born 1980'],
    ['born 3 / 4 / 1 9 8 0', 'born 1980'],
    ['born 0 3 0 4 1 9 8 0', 'born 1980'],
    ['AccountNo: 0099 - 8877 - 66', 'AccountNo: ****7766'],
    ['Account 0099887766 1200.00 03-31-2026', 'Account ****7766 1200.00 03-31-2026'],
  ])('shows %s as %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    'Account balance 1,234.56 on 03/31/2026',
    'Account opened 2026-10-31 and 10-31-2026',
    'Account total $500000 and 123456.78',
    'order 1234711 of 2026',
    'Check 1001 1,200.00',
    'Mar 4 80.50 and 3 4 80.50',
    'Account opened Mar 31 2026 with 47.11',
    'Account statement 31 Oct 2026, October 2026',
  ])('leaves amounts, dates and other numbers: %s', (text) => {
    expect(masked(text)).toBe(text);
  });

  it('covers an account number in the line below its label', () => {
    const words = [...line('Account number', 100), ...line('Balance', 100, 300), ...line('0099887766', 114)];
    expect(textOf(maskPage(words, owner).words)).toContain('****7766');
  });

  it('leaves the year of a date that goes on beside a number', () => {
    const words = [
      ...line('Member since', 100),
      ...line('Account opened March 13,', 100, 300),
      ...line('445566', 114),
      ...line('2026 and', 114, 300),
    ];
    expect(textOf(maskPage(words, owner).words)).toContain('****5566 2026 and');
  });

  it('covers a number that wraps inside a column beside another one', () => {
    const words = [
      ...line('123-45-', 100),
      ...line('Cedar Lane', 100, 300),
      ...line('6789', 114),
      ...line('Bakery', 114, 300),
    ];
    const page = maskPage(words, owner);
    expect(textOf(page.words)).toBe('***-**-6789 Cedar Lane Bakery');
    expect(page.covers).toHaveLength(2);
  });

  it('covers a number from the end of a line in a column of text to the next line of that column', () => {
    const spaced = (texts: readonly string[], y: number, x: number) =>
      texts.map((text, at) => wordAt(text, x + at * 50, y));
    const words = [
      ...spaced(['Cedar', 'Lane', 'pays', 'rent'], 100, 40),
      ...spaced(['and', 'Member', '123', '45'], 100, 400),
      ...spaced(['month', 'after', 'month'], 114, 64),
      ...spaced(['6789', 'Total', 'today'], 114, 424),
      ...spaced(['rent', 'is', 'due'], 128, 52),
      ...spaced(['which', 'owner', 'signs', 'now'], 128, 412),
    ];
    expect(textOf(maskPage(words, owner).words)).toContain('***-**-6789');
  });

  it('covers a number whose digits stand below each other', () => {
    const digits = Array.from('123456789', (digit, at) => wordAt(digit, 40, 100 + at * 14));
    const beside = Array.from('Bakery', (_, at) => line('Cedar Lane', 100 + at * 14, 300)).flat();
    expect(textOf(maskPage([...digits, ...beside], owner).words)).toContain('***-**-6789');
  });

  it('covers the shape of an SSN that wraps', () => {
    const words = [...line('of another person 555-44-', 100), ...line('3333 paid', 114)];
    expect(textOf(maskPage(words, owner).words)).toBe('of another person ***-**-3333 paid');
  });

  it('covers a birth date that wraps', () => {
    const words = [...line('born March 4,', 100), ...line('1980 in Ohio', 114)];
    expect(textOf(maskPage(words, owner).words)).toBe('born 1980 in Ohio');
  });

  it('leaves the amount before a misread number', () => {
    expect(masked('paid 1,200.00 123-45-6789 on 2026', true)).toBe('paid 1,200.00 ***-**-6789 on 2026');
  });

  it.each(['SSN l23-45-67B9', 'SSN I23456789', 'SSN 123-45-6780', 'SSN 123-45-679', 'SSN 123-45-67789'])(
    'covers a number that the recognition misread: %s',
    (text) => {
      expect(masked(text, true)).toMatch(/^SSN \*\*\*-\*\*-/);
    },
  );

  it('covers a word whole if the places of its characters are unknown', () => {
    const { edges: _, ...word } = wordAt('SSN:123-45-6789', 40, 100);
    const [cover] = maskPage([word], owner).covers;
    expect(cover).toMatchObject({ x: 40 - 1.5, width: 15 * perChar + 3 });
  });
});

describe('a text of the owner', () => {
  it('has masked forms in the place of numbers, and its lines', () => {
    expect(maskText('My SSN is 123 45\n6789. Thanks', owner)).toBe('My SSN is ***-**-6789\n. Thanks');
  });

  it('is unchanged without a number', () => {
    expect(maskText('Two  ovens,\n$12,000', owner)).toBe('Two  ovens,\n$12,000');
  });
});

const separators = fc.constantFrom('', ' ', '-', '.', ' - ', '  ', '–');
const aNumber = fc.constantFrom(...owner.numbers.filter(({ digits }) => digits.length > 5));

describe('a number of the owner in any spacing', () => {
  it('is covered whole, and no text contains it', () => {
    fc.assert(
      fc.property(
        aNumber,
        fc.array(separators, { minLength: 17, maxLength: 17 }),
        fc.array(fc.constantFrom('Total', '1,200.00', 'paid', '$88.10'), { maxLength: 3 }),
        fc.integer({ min: 1, max: 10 }),
        ({ digits }, gaps, around, breakAt) => {
          const spaced = Array.from(
            digits,
            (digit, at) => digit + (at < digits.length - 1 ? (gaps[at] ?? '') : ''),
          );
          const first = line(`${around.join(' ')} ${spaced.slice(0, breakAt).join('')}`, 100);
          const rest = line(spaced.slice(breakAt).join(''), 114);
          const { words, covers } = maskPage([...first, ...rest], owner);
          const left = textOf(words).replace(/[\s.\-–]/g, '');
          const isCovered = covers.length > 0;
          return isCovered && !left.includes(digits);
        },
      ),
    );
  });

  it('has each of its digits inside a cover', () => {
    fc.assert(
      fc.property(aNumber, fc.array(separators, { minLength: 17, maxLength: 17 }), ({ digits }, gaps) => {
        const words = line(Array.from(digits, (digit, at) => digit + (gaps[at] ?? '')).join(''));
        const { covers } = maskPage(words, owner);
        const isInside = (at: number) => covers.some(({ x, width }) => x <= at && at <= x + width);
        const digitPlaces = words.flatMap((word) =>
          Array.from(word.text).flatMap((char, at) =>
            /\d/.test(char) ? [(word.edges?.[at] ?? 0) + perChar / 2] : [],
          ),
        );
        return digitPlaces.every(isInside);
      }),
    );
  });
});
