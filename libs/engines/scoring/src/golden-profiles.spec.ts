import { describe, expect, it } from '@jest/globals';
import { figuresOfProfile, score, type ScoredAccount, type ScoredDocument } from './index.ts';
import { readVersionFile } from '../testing/versions.ts';
import { rulesets, type RulesVersion } from './rulesets.ts';

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

const casesOf = (version: RulesVersion): GoldenCase[] =>
  (JSON.parse(readVersionFile(version, 'golden-profiles.golden.json')) as { cases: GoldenCase[] }).cases;

describe.each(Object.keys(rulesets) as RulesVersion[])('golden profiles of %s', (version) => {
  const cases = casesOf(version);

  it('contain at least 22 cases', () => expect(cases.length).toBeGreaterThanOrEqual(22));

  it.each(cases.map((each) => [each.name, each] as const))(
    'give the stored result for: %s',
    (_name, { expected, ...given }) => {
      const figures = figuresOfProfile(given.profile);
      const result = score({ ...given, figures }, given.today, rulesets[version]);
      const factors = Object.entries(result.factors);
      expect({
        totalScore: result.totalScore,
        level: result.level,
        factors: Object.fromEntries(factors.map(([key, factor]) => [key, factor.score])),
        criteria: Object.fromEntries(
          factors.flatMap(([, factor]) => factor.criteria.map(({ code, points }) => [code, points])),
        ),
      }).toEqual(expected);
    },
  );
});
