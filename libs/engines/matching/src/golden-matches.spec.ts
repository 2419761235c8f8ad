import { describe, expect, it } from '@jest/globals';
import { goldenLender, goldenLenders, goldenMatches, ownerNamed } from '../testing/golden.ts';
import { matchProgram, rankMatches } from './match.ts';
import { evaluateProgram, computeQualification } from './qualification.ts';
import { matchingRules10 as matchingRules } from './rulesets/1.0/matching-rules.ts';

describe('golden matches', () => {
  it('use the prime rate of the ruleset', () => {
    expect(matchingRules.prime).toEqual(goldenMatches.prime);
  });

  describe.each(goldenMatches.cases)('$profile', ({ profile, today, expected }) => {
    const owner = ownerNamed(profile);

    it('has the qualification of the golden file', () => {
      const { failuresPerCriterion, eligibleRows, ...counts } = computeQualification(
        goldenLenders,
        owner,
        today,
        matchingRules,
      );
      const { qualificationRate, eligible, failing, needInfo, total } = expected;
      expect(counts).toEqual({ rate: qualificationRate, eligible, failing, needInfo, total });
      const fitting = expected.matches.filter((lender) => lender.eligible);
      expect(new Set(eligibleRows)).toEqual(new Set(fitting.map(({ id }) => goldenLender(id).rowNumber)));
      const failures = expected.matches.flatMap((lender) => Object.values(lender.criteria));
      expect(Object.values(failuresPerCriterion).reduce((sum, count) => sum + count, 0)).toBe(
        failures.filter((result) => result === 'fail').length,
      );
    });

    it('ranks the lenders as in the golden file', () => {
      const ranked = rankMatches(goldenLenders, owner, today, matchingRules);
      expect(ranked.map(({ programme: program }) => program.id)).toEqual(expected.order);
    });

    it.each(expected.matches)(
      'gives $id the figures of the golden file',
      ({ id, eligible, criteria, ...figures }) => {
        const match = matchProgram(goldenLender(id), owner, today, matchingRules);
        const evaluation = evaluateProgram(goldenLender(id), owner, today, matchingRules);
        expect(match).toMatchObject(figures);
        expect(match.outcome === 'eligible').toBe(eligible);
        expect(evaluation.outcome).toBe(match.outcome);
        expect(Object.fromEntries(evaluation.criteria.map(({ code, result }) => [code, result]))).toEqual(
          criteria,
        );
      },
    );
  });
});
