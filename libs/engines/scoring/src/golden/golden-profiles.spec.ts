import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { currentRules, figuresOfProfile, score, type ScoredAccount, type ScoredDocument } from '../index.ts';

interface GoldenCase {
  name: string;
  today: string;
  profile: Record<string, unknown>;
  documents: ScoredDocument[];
  accounts: ScoredAccount[];
  expected: {
    totalScore: number;
    level: string;
    factors: Record<string, number>;
    criteria: Record<string, number>;
  };
}

const golden = JSON.parse(readFileSync(new URL('golden-profiles.golden.json', import.meta.url), 'utf8')) as {
  cases: GoldenCase[];
};

describe('golden profiles', () => {
  it('there are cases', () => expect(golden.cases.length).toBe(22));

  it.each(golden.cases.map((each) => [each.name, each] as const))('%s', (_name, { expected, ...given }) => {
    const figures = figuresOfProfile(given.profile);
    const result = score({ ...given, figures }, given.today, currentRules);
    const factors = Object.entries(result.factors);
    expect({
      totalScore: result.totalScore,
      level: result.level,
      factors: Object.fromEntries(factors.map(([key, factor]) => [key, factor.score])),
      criteria: Object.fromEntries(
        factors.flatMap(([, factor]) => factor.criteria.map(({ code, points }) => [code, points])),
      ),
    }).toEqual(expected);
  });
});
