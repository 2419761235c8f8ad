import { describe, expect, it } from '@jest/globals';
import { goldenLenders, ownerNamed, TYPICAL } from '../testing/golden.ts';
import type { MatchingInput } from './figures.ts';
import { countLendersAhead } from './lenders-ahead.ts';
import { rankMatches } from './match.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const TODAY = '2026-11-20';
const lenders = [...goldenLenders, ...createSampleCatalog()];
const typical = ownerNamed(TYPICAL);

const aheadOf = (after: MatchingInput, programs = lenders) =>
  countLendersAhead(programs, { before: typical, after }, TODAY, matchingRules);
const eligibleIds = (input: MatchingInput) =>
  rankMatches(lenders, input, TODAY, matchingRules)
    .filter(({ outcome }) => outcome === 'eligible')
    .map(({ programme: program }) => program.id);
const withCredit = (personalCreditScore: number): MatchingInput => ({
  ...typical,
  figures: { ...typical.figures, personalCreditScore },
});

describe('the lenders that a step adds', () => {
  it('are none when no figure changes or a figure gets worse', () => {
    expect(aheadOf(typical)).toEqual({ eligible: 0, raised: 0 });
    expect(aheadOf(withCredit(500))).toEqual({ eligible: 0, raised: 0 });
  });

  it('are the lenders that become eligible, each counted once', () => {
    const better = withCredit(800);
    const before = new Set(eligibleIds(typical));
    const gained = eligibleIds(better).filter((id) => !before.has(id));
    expect(gained.length).toBeGreaterThan(0);
    expect(aheadOf(better).eligible).toBe(gained.length);
  });

  it('include an eligible lender whose match score reachesMinimum 70, 80 or 90', () => {
    const scores = (input: MatchingInput) =>
      new Map(rankMatches(lenders, input, TODAY, matchingRules).map((match) => [match.programme.id, match]));
    const [before, after] = [scores(typical), scores(withCredit(800))];
    const crossed = [...before].filter(([id, { outcome, matchScore }]) => {
      const later = after.get(id)?.matchScore ?? 0;
      return outcome === 'eligible' && [70, 80, 90].some((band) => matchScore < band && later >= band);
    });
    expect(crossed.length).toBeGreaterThan(0);
    expect(aheadOf(withCredit(800)).raised).toBe(crossed.length);
  });

  it('exclude inactive lenders', () => {
    const left = lenders.map((lender) => ({ ...lender, active: false }));
    expect(aheadOf(withCredit(800), left)).toEqual({ eligible: 0, raised: 0 });
  });
});
