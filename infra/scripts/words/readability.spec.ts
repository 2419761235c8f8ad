import { describe, expect, it } from '@jest/globals';
import { gradeOf, syllablesOf, wordsOf } from './readability.ts';

describe('syllables', () => {
  it.each([
    [1, 'a I you loan score page loans lines rules sales files helped'],
    [
      2,
      'upload lender lowered needed table balance changes statement payment business every create isn’t client paying',
    ],
    [3, 'invoices balances ratio equity annual previous guarantee uploaded personal area video industry'],
    [4, 'collateral receivables experience'],
    [5, 'utilization recommendations liabilities'],
  ])('are counted: %d', (count, words) => {
    expect(words.split(' ').filter((word) => syllablesOf(word) !== count)).toEqual([]);
  });

  it('of a number and of a web address are one', () => {
    expect(['720', '$50,000', '20%', 'irs.gov'].map(syllablesOf)).toEqual([1, 1, 1, 1]);
  });
});

describe('words', () => {
  it('are separated by spaces, hyphens and slashes, without the signs around them', () => {
    expect(wordsOf('“Lower” your debt-to-equity ratio – to 1.0 and/or $5.')).toEqual([
      'Lower',
      'your',
      'debt',
      'to',
      'equity',
      'ratio',
      'to',
      '1.0',
      'and',
      'or',
      '$5',
    ]);
  });
});

describe('the grade', () => {
  it('is the Flesch-Kincaid grade level', () => {
    // 7 words, 2 sentences, 9 syllables: 0.39 × 7 / 2 + 11.8 × 9 / 7 − 15.59
    expect(gradeOf('Upload 2 more bank statements. +30 points.')).toBe(0.9);
  });

  it('rises with longer sentences and with longer words', () => {
    const short = gradeOf('The balance of your account is low. Add your statement to it.');
    expect(gradeOf('The balance of your account is low and you add your statement to it.')).toBeGreaterThan(
      short,
    );
    expect(gradeOf('The balance of your organization is low. Add your documentation to it.')).toBeGreaterThan(
      short,
    );
  });

  it('does not end a sentence inside a number', () => {
    expect(gradeOf('Lower your current ratio to 1.5 or less')).toBe(
      gradeOf('Lower your current ratio to 15 or less'),
    );
  });

  it('of a text without a word is 0', () => expect(gradeOf('–')).toBe(0));
});
