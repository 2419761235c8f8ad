import { describe, expect, it } from '@jest/globals';
import { goldenLenders, ownerNamed, TYPICAL } from '../testing/golden.ts';
import type { MatchingInput } from './figures.ts';
import { countLendersAhead } from './lenders-ahead.ts';
import { rankMatches } from './match.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalogue } from './sample-catalogue.ts';

const TODAY = '2026-11-20';
const lenders = [...goldenLenders, ...createSampleCatalogue()];
const typical = ownerNamed(TYPICAL);

const ahead = (after: MatchingInput, programmes = lenders) =>
  countLendersAhead(programmes, { before: typical, after }, TODAY, matchingRules);
const eligibleIds = (input: MatchingInput) =>
  rankMatches(lenders, input, TODAY, matchingRules)
    .filter(({ outcome }) => outcome === 'eligible')
    .map(({ programme }) => programme.id);
const withCredit = (personalCreditScore: number): MatchingInput => ({
  ...typical,
  figures: { ...typical.figures, personalCreditScore },
});

describe('what a step would bring at the lenders', () => {
  it('is nothing where nothing changes, and nothing where it gets worse', () => {
    expect(ahead(typical)).toEqual({ eligible: 0, raised: 0 });
    expect(ahead(withCredit(500))).toEqual({ eligible: 0, raised: 0 });
  });

  it('counts those that become eligible once, as the lists would', () => {
    const better = withCredit(800);
    const known = new Set(eligibleIds(typical));
    const gained = eligibleIds(better).filter((id) => !known.has(id));
    expect(gained.length).toBeGreaterThan(0);
    expect(ahead(better).eligible).toBe(gained.length);
  });

  it('counts those that fit already where the match crosses 70, 80 or 90', () => {
    const scores = (input: MatchingInput) =>
      new Map(rankMatches(lenders, input, TODAY, matchingRules).map((found) => [found.programme.id, found]));
    const [was, becomes] = [scores(typical), scores(withCredit(800))];
    const crossed = [...was].filter(([id, { outcome, matchScore }]) => {
      const later = becomes.get(id)?.matchScore ?? 0;
      return outcome === 'eligible' && [70, 80, 90].some((band) => matchScore < band && later >= band);
    });
    expect(crossed.length).toBeGreaterThan(0);
    expect(ahead(withCredit(800)).raised).toBe(crossed.length);
  });

  it('does not count who left the catalogue', () => {
    const left = lenders.map((lender) => ({ ...lender, active: false }));
    expect(ahead(withCredit(800), left)).toEqual({ eligible: 0, raised: 0 });
  });
});
