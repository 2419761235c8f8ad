import { describe, expect, it } from '@jest/globals';
import { fill } from './fill.ts';
import { paragraph, worded } from './worded.ts';

const wording = {
  empty: 'No lenders yet.',
  gap: 'You need {months|more month|more months} for {lender}.',
  gain: '+{points|point|points}, {points} in all.',
} as const;

describe('fill', () => {
  it('returns a text without slots unchanged', () => expect(fill(wording.empty, {})).toBe('No lenders yet.'));

  it('inserts each value into its slot', () => {
    expect(fill('From {from} to {to}', { from: 'CR1', to: 'CR2' })).toBe('From CR1 to CR2');
  });

  it('chooses the noun for the number', () => {
    expect(fill(wording.gap, { months: 1, lender: 'Acme' })).toBe('You need 1 more month for Acme.');
    expect(fill(wording.gap, { months: 0, lender: 'Acme' })).toBe('You need 0 more months for Acme.');
  });

  it('inserts a value at each of its slots', () => {
    expect(fill(wording.gain, { points: 1200 })).toBe('+1,200 points, 1,200 in all.');
  });

  it('groups the digits of a number and leaves a string unchanged', () => {
    expect(fill('{a} {b} {c}', { a: -1234567.125, b: '1234', c: 999 })).toBe('-1,234,567.125 1234 999');
  });

  it('throws when a value is missing', () => {
    const text = ['{months}', 'left'].join(' ');
    expect(() => fill(text, {})).toThrow('The text has no value for {months}');
  });
});

describe('worded', () => {
  it('needs no values for a text without slots', () => {
    expect(worded(wording, 'empty')).toEqual({ code: 'empty', params: {}, text: 'No lenders yet.' });
  });

  it('returns the code and the values beside the sentence', () => {
    expect(worded(wording, 'gap', { months: 3, lender: 'Acme' })).toEqual({
      code: 'gap',
      params: { months: 3, lender: 'Acme' },
      text: 'You need 3 more months for Acme.',
    });
  });
});

describe('a paragraph', () => {
  it('joins sentences and lists their codes and values', () => {
    expect(paragraph(worded(wording, 'empty'), worded(wording, 'gain', { points: 2 }))).toEqual({
      text: 'No lenders yet. +2 points, 2 in all.',
      wording: [
        { code: 'empty', params: {} },
        { code: 'gain', params: { points: 2 } },
      ],
    });
  });
});
