import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dependsOnField, measuresByField } from './documented-fields.ts';
import { measures } from './measures.ts';
import { currentRules } from './rulesets.ts';
import { randomInput, today } from '../testing/random-input.ts';

const changes: Readonly<Record<string, (value: number) => number>> = {
  double: (value) => value * 2 + 1000,
  half: (value) => Math.floor(value / 2),
};

describe('a profile figure that a document can contradict', () => {
  it.each(Object.entries(measuresByField))('%s moves only the measures %j', (field, expected) => {
    const moved = new Set<string>();
    const inputs = fc.sample(randomInput, { numRuns: 300, seed: 590 });
    for (const input of inputs) {
      for (const change of Object.values(changes)) {
        const value = Number(input.figures[field as keyof typeof input.figures]);
        // At 0 the figure is blank, and other measures lose their source.
        if (value < 2) continue;
        const figures = { ...input.figures, [field]: change(value) };
        for (const [name, measure] of Object.entries(measures)) {
          const [before, after] = [input, { ...input, figures }].map((one) => {
            const result = measure({ ...one, today, rules: currentRules });
            return result === null ? null : result.num / result.den;
          });
          if (before !== null && after !== null && before !== after) moved.add(name);
        }
      }
    }
    expect([...moved].toSorted()).toEqual([...expected].toSorted());
  });
});

describe('a criterion', () => {
  it.each([
    ['yearlyRevenue', 'annualRevenueCurrent', true],
    ['revenueGrowth', 'annualRevenueCurrent', true],
    ['currentRatio', 'annualRevenueCurrent', false],
    ['debtToEquity', 'totalLiabilities', true],
    ['yearlyRevenue', 'ebitda', false],
  ] as const)('with the measure %s depends on %s: %j', (measure, field, expected) => {
    expect(dependsOnField({ measure }, field)).toBe(expected);
  });
});
