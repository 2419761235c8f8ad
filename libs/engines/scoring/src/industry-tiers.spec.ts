import { describe, expect, it } from '@jest/globals';
import { industryTier } from './industry-tiers.ts';
import { currentRules } from './rulesets.ts';

const tierOf = (text: string): string | null => industryTier(text, currentRules.industry);

describe('the tier of an industry', () => {
  it.each(
    currentRules.industry.keywords.flatMap(({ tier, words }) => words.map((word) => [word, tier] as const)),
  )('%s is %s', (word, tier) => expect(tierOf(word.toUpperCase())).toBe(tier));

  it('is that of the riskiest word', () => {
    expect(tierOf('Medical cannabis dispensary')).toBe('high');
    expect(tierOf('Retail, restaurant')).toBe('elevated');
    expect(tierOf('Health retail')).toBe('moderate');
  });

  it('matches whole words only, separated by anything but letters', () => {
    expect(tierOf('Barber')).toBe('elevated');
    expect(tierOf('barber and retail')).toBe('moderate');
    expect(tierOf('medically')).toBe('elevated');
    expect(tierOf('health-care/dental')).toBe('low');
    expect(tierOf('legal2consulting')).toBe('low');
  });

  it('is null for a blank, and the default tier for any other text', () => {
    expect(tierOf('')).toBeNull();
    expect(tierOf('  ')).toBeNull();
    expect(tierOf('Пекарня')).toBe('elevated');
    expect(tierOf('42')).toBe('elevated');
  });
});
