import { describe, expect, it } from '@jest/globals';
import { goldenLender, goldenLenders, goldenMatches, ownerNamed } from '../testing/golden.ts';
import { matchProgramme, rankMatches } from './match.ts';
import { evaluateProgramme, computeQualification } from './qualification.ts';
import { matchingRules } from './rulesets.ts';

describe('golden matches', () => {
  it('stand on the prime rate of the ruleset', () => {
    expect(matchingRules.prime).toEqual(goldenMatches.prime);
  });

  describe.each(goldenMatches.cases)('$profile', ({ profile, today, expected }) => {
    const owner = ownerNamed(profile);

    it('has the qualification of the golden file', () => {
      const { failuresPerCriterion, eligibleRows, ...found } = computeQualification(
        goldenLenders,
        owner,
        today,
        matchingRules,
      );
      const { qualificationRate, eligible, failing, needInfo, total } = expected;
      expect(found).toEqual({ rate: qualificationRate, eligible, failing, needInfo, total });
      const fitting = expected.matches.filter((lender) => lender.eligible);
      expect(new Set(eligibleRows)).toEqual(new Set(fitting.map(({ id }) => goldenLender(id).rowNumber)));
      const failures = expected.matches.flatMap((lender) => Object.values(lender.criteria));
      expect(Object.values(failuresPerCriterion).reduce((sum, count) => sum + count, 0)).toBe(
        failures.filter((result) => result === 'fail').length,
      );
    });

    it('ranks the lenders as the golden file does', () => {
      const ranked = rankMatches(goldenLenders, owner, today, matchingRules);
      expect(ranked.map((found) => found.programme.id)).toEqual(expected.order);
    });

    it.each(expected.matches)('meets $id to the point', ({ id, eligible, criteria, ...figures }) => {
      const found = matchProgramme(goldenLender(id), owner, today, matchingRules);
      const evaluation = evaluateProgramme(goldenLender(id), owner, today, matchingRules);
      expect(found).toMatchObject(figures);
      expect(found.outcome === 'eligible').toBe(eligible);
      expect(evaluation.outcome).toBe(found.outcome);
      expect(Object.fromEntries(evaluation.criteria.map(({ code, result }) => [code, result]))).toEqual(
        criteria,
      );
    });
  });
});
