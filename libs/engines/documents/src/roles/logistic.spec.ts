import { describe, expect, it } from '@jest/globals';
import { gramsOf } from './grams.ts';
import { type Example, probabilities, train } from './logistic.ts';
import { mostProbable } from './viterbi.ts';

const examples: Example[] = Array.from({ length: 60 }, (_, at) => ({
  features: [
    [0, 1],
    [1 + (at % 3), 1],
  ],
  role: at % 3,
}));
const training = { seed: 7, rounds: 20, rate: 0.2, decay: 1e-5 };

describe('a logistic regression', () => {
  it('learns what its examples have in common', () => {
    const model = train(examples, 3, 4, training);
    for (const { features, role } of examples.slice(0, 3))
      expect(probabilities(model, features)[role]).toBeGreaterThan(0.9);
  });

  it('has the same weights for the same seed', () => {
    expect(train(examples, 3, 4, training).weights).toEqual(train(examples, 3, 4, training).weights);
  });

  it('has shares of one in all', () => {
    const shares = probabilities(train(examples, 3, 4, training), [[0, 1]]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

const grams = (text: string, start: number, size: number) => gramsOf(start, [{ text, size }]);

describe('the parts of a label', () => {
  it('are the same for other digits and marks', () => {
    expect(grams('Check #1042', 10, 64)).toEqual(grams('CHECK #9987', 10, 64));
  });

  it('stay in their range and are none without letters', () => {
    expect(grams('Total withdrawals', 10, 64).every(([place]) => place >= 10 && place < 74)).toBe(true);
    expect(grams(' ', 10, 64)).toEqual([]);
  });
});

describe('the most probable sequence', () => {
  const steps = [
    [0.9, 0.1],
    [0.1, 0.9],
  ];

  it('follows the steps where a line is open', () => {
    expect(
      mostProbable(
        [
          [0.9, 0.1],
          [0.45, 0.55],
          [0.9, 0.1],
        ],
        steps,
      ),
    ).toEqual([0, 0, 0]);
  });

  it('is empty without lines', () => {
    expect(mostProbable([], steps)).toEqual([]);
  });
});
