import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { accountType, bankAccountBody } from './banking.ts';
import { fieldCatalog } from './profile/catalog.ts';
import { profileEdit } from './profile/edit.ts';
import { profileInputWith } from './profile/input.ts';
import {
  boundedText,
  convertedText,
  mapOf,
  mostCharacters,
  numberText,
  documentText,
  patternText,
  storableText,
  trimmedText,
} from './texts.ts';

/** An expression that fails the test if it sees a text over the bound. */
const watching = (most: number) =>
  Object.assign(/^x*$/, {
    test: (text: string) => {
      if (text.length > most) throw new Error(`An expression sees ${text.length} characters`);
      return true;
    },
  });
const seen = (most: number) => (text: string) => watching(most).test(text);
const long = 'x'.repeat(100_000);

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('a text over its bound is never seen', () => {
  it.each<[string, z.ZodType]>([
    ['a refinement', boundedText(9).refine(seen(9))],
    ['a refinement of a trimmed text', trimmedText(9).min(1).refine(seen(9))],
    ['an expression', boundedText(9).regex(watching(9))],
    ['a pattern', patternText(9, watching(9))],
    ['a further check', storableText(9).superRefine((text) => void seen(9)(text))],
    ['a pipe', boundedText(9).pipe(z.string().refine(seen(9)))],
    ['an optional field', z.object({ a: boundedText(9).refine(seen(9)).nullable().optional() })],
    ['an alternative', z.union([z.number(), boundedText(9).refine(seen(9))])],
    ['a conversion', convertedText(9, seen(9), z.number())],
    ['the key of a map', mapOf(3, boundedText(9).refine(seen(9)), z.number())],
  ])('by %s', (_, schema) => {
    const values = [long, { a: long }, { [long]: 1 }];
    expect(values.map((value) => schema.safeParse(value).success)).toContain(false);
  });

  it('by a check of a profile field', () => {
    const most: number = mostCharacters.longText;
    const watched = profileInputWith((_, value) => (seen(most)(String(value)) ? null : 'no'));
    for (const { name } of fieldCatalog) expect(watched.safeParse({ [name]: long }).success).toBe(false);
  });

  it('but one within the bound is', () => {
    expect(() => boundedText(9).refine(seen(8)).safeParse('x'.repeat(9))).toThrow('sees 9 characters');
  });
});

describe('a text over its bound', () => {
  it('has one message', () => {
    expect(messageOf(trimmedText(9).min(1).regex(/^a/), long)).toEqual(['Use 9 characters or fewer']);
    expect(messageOf(patternText(9, /^a/, 'Enter a'), long)).toEqual(['Enter a']);
    expect(messageOf(numberText(z.number('Enter a number')), '1'.repeat(33))).toEqual(['Enter a number']);
    expect(messageOf(mapOf(1, boundedText(9), z.number()), { a: 1, b: 2 })).toEqual([
      'Choose up to 1 at once',
    ]);
  });

  it('counts characters, not halves of pairs', () => {
    expect(boundedText(9).safeParse('🦊'.repeat(9)).success).toBe(true);
    expect(boundedText(9).safeParse('🦊'.repeat(10)).success).toBe(false);
  });

  it('is cut if it is from a document, at a whole character', () => {
    expect(documentText(3).parse('abcd')).toBe('abc');
    expect(documentText(3).parse('ab🦊')).toBe('ab');
    expect(documentText(4).parse('ab🦊')).toBe('ab🦊');
  });

  it('is no number of a profile and no balance', () => {
    const digits = `1${'0'.repeat(5)}`.padStart(33, '0');
    expect(profileEdit.safeParse({ monthlyRent: digits }).success).toBe(false);
    expect(profileEdit.parse({ monthlyRent: digits.slice(1) })).toEqual({ monthlyRent: 100_000 });
    const account = { bankName: 'First', accountType: accountType.enum.checking, currentBalance: 1 };
    const numbers = { accountNumber: '1 2 3 4', routingNumber: '021 000 021' };
    expect(bankAccountBody.safeParse({ ...account, ...numbers }).success).toBe(true);
    expect(
      bankAccountBody.safeParse({ ...account, ...numbers, accountNumber: `1234${' '.repeat(40)}` }).success,
    ).toBe(false);
  });
});
