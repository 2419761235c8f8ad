import { describe, expect, it } from '@jest/globals';
import { compact, containsPhrase, passageOf } from './phrase-search.ts';

const contains = (text: string, phrase: string, isRecognized = false) =>
  containsPhrase(passageOf(text), compact(phrase), isRecognized);

describe('a phrase in a text', () => {
  it.each([
    ['Aged Receivables', 'aged', true],
    ['property managed for others', 'aged', false],
    ['EXP 08/14/2028', 'exp', true],
    ['Total expenses', 'exp', false],
    ['Total fees', 'fee', true],
    ['a void check', 'void', true],
    ['to avoid a fee', 'void', false],
    ['Current 1 - 30 Days', '1 - 30', true],
    ['31-60Days', '31 - 60', true],
    ['last 12 months', '2 months', false],
    ['1,301.00', '1 - 30', false],
    ['BusinessChecking', 'business checking', true],
    ['B usiness Check ing', 'business checking', true],
  ])('%s: %s', (text, phrase, expected) => {
    expect(contains(text, phrase)).toBe(expected);
  });

  it('may be a part of a word on a recognized page, which loses spaces', () => {
    expect(contains('theagedreceivables', 'aged', true)).toBe(true);
  });

  it.each([
    ['Current1-30Days', '1 - 30', true],
    ['1300 Accounts Receivable', '1 - 30', false],
    ['account 20305', '0 - 30', false],
    ['Total 15,901.12', '90+', false],
  ])('is no part of another number on a recognized page: %s, %s', (text, phrase, expected) => {
    expect(contains(text, phrase, true)).toBe(expected);
  });
});
