import { describe, expect, it } from '@jest/globals';
import { withChanges } from '../testing/golden-changes.ts';
import { goldenCases, versions } from '../testing/golden-profiles.ts';
import { figuresOfProfile, score } from './index.ts';
import { rulesets } from './rulesets.ts';

describe.each(versions)('golden profiles of %s', (version) => {
  const cases = goldenCases(version);

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

describe('the golden profiles of a version', () => {
  const [first, second] = goldenCases('scorecard-1.0');
  const before = [first!, second!];

  it('are those of the version before with its changes, and its own', () => {
    const added = { ...first!, name: 'added' };
    const changed = { [second!.name]: { totalScore: 51, criteria: { BF6: 3 } } };
    const { expected } = second!;
    const unanswered = { [first!.name]: ['ebitda'] };
    expect(withChanges(before, { changed, unanswered, cases: [added] })).toEqual([
      { ...first, unanswered: ['ebitda'] },
      { ...second, expected: { ...expected, totalScore: 51, criteria: { ...expected.criteria, BF6: 3 } } },
      added,
    ]);
  });

  it('neither change an unknown case nor repeat one', () => {
    expect(() => withChanges(before, { changed: { absent: { totalScore: 1 } }, cases: [] })).toThrow(
      '"absent"',
    );
    expect(() => withChanges(before, { unanswered: { gone: [] }, cases: [] })).toThrow('"gone"');
    expect(() => withChanges(before, { cases: [first!] })).toThrow(`"${first!.name}"`);
  });
});
