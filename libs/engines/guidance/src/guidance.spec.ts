import { describe, expect, it } from '@jest/globals';
import { creditBandOf } from './credit-band.ts';
import { emptyFieldSentence } from './empty-field.ts';

describe('guidance', () => {
  it.each([
    [850, '740+'],
    [740, '740+'],
    [739, '670-739'],
    [670, '670-739'],
    [669, '580-669'],
    [580, '580-669'],
    [579, 'under 580'],
    [300, 'under 580'],
  ])('puts a credit score of %i into the band %s', (score, label) => {
    expect(creditBandOf(score)?.label).toBe(label);
  });

  it('has no band for a blank credit score', () => {
    expect(creditBandOf(0)).toBeNull();
  });

  it('names the score in the sentence of an empty field', () => {
    expect(emptyFieldSentence('Groundwork Score')).toBe(
      'This field must be completed to calculate your Groundwork Score and generate personalized recommendations.',
    );
  });
});
