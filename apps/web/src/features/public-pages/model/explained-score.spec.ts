import { describe, expect, it } from '@jest/globals';
import { currentRules } from '@groundwork/engine-scoring';
import { explainedFactors, explainedLevels } from './explained-score.ts';

describe('the page that explains the score', () => {
  const factors = explainedFactors(currentRules);

  it('contains the four factors with their weight and their share of 1000 points', () => {
    expect(factors.map(({ label, percent, points }) => [label, percent, points])).toEqual([
      ['Credit Profile', 30, 300],
      ['Business Financials', 35, 350],
      ['Document Completeness', 15, 150],
      ['Risk Assessment', 20, 200],
    ]);
    expect(factors.map(({ percent }) => percent / 100)).toEqual(
      currentRules.factors.map(({ weight }) => weight),
    );
  });

  it('contains each criterion and each band of the current rules', () => {
    const criteria = factors.flatMap((factor) => factor.criteria);
    expect(criteria.map(({ code }) => code)).toEqual(currentRules.criteria.map(({ code }) => code));
    expect(criteria.map(({ bands }) => bands.length)).toEqual(
      currentRules.criteria.map(({ scale }) => scale.bands.length),
    );
    expect(criteria.find(({ code }) => code === 'CR2')?.bands[0]).toEqual({
      text: '10% or less',
      points: 15,
    });
    const texts = criteria.flatMap(({ bands }) => bands.map(({ text }) => text));
    expect(texts.filter((text) => /^[a-z]/.test(text))).toEqual([]);
    expect(criteria.find(({ code }) => code === 'BF3')?.bands.map(({ text }) => text)).toContain(
      '$250,000 or more',
    );
  });

  it('shows a changed weight', () => {
    const [first, ...rest] = currentRules.factors;
    const heavier = { ...currentRules, factors: [{ ...first!, weight: 0.4, halfPoints: 8 }, ...rest] };
    expect(explainedFactors(heavier)[0]).toMatchObject({ percent: 40, points: 400 });
  });

  it('names the levels without a gap', () => {
    expect(explainedLevels()).toEqual([
      { level: 'Excellent', range: '800 to 1000' },
      { level: 'Good', range: '700 to 799' },
      { level: 'Fair', range: '600 to 699' },
      { level: 'Needs Improvement', range: '0 to 599' },
    ]);
  });
});
