import { describe, expect, it } from '@jest/globals';
import { goldenCarry, goldenCarryOwner, goldenEntry } from '../../testing/golden-carry.ts';
import { matchingRules } from '../rulesets.ts';
import { carriedEntries, type CarriedEntry } from './carried-entries.ts';
import { carryOfEntries } from './carry.ts';
import { costOf } from './loan-cost.ts';

function matchOf(entry: CarriedEntry, amount: number) {
  const {
    programme,
    outcome,
    estimatedRate: rate,
    termMonths: months,
    coverageAfter,
    band,
    matchScore,
  } = entry;
  const cost = costOf(entry.carryKind, { amount, rate, months }, { coverageAfter }, matchingRules);
  const isAdvance = entry.carryKind === 'advance';
  const advance = isAdvance ? { dailyDebit: cost?.dailyDebit, factor: cost?.factorRate } : {};
  return {
    id: programme.id,
    eligible: outcome === 'eligible',
    termMonths: months,
    payment: isAdvance ? null : (cost?.monthlyPayment ?? null),
    coverageAfter,
    band,
    matchScore,
    ...advance,
  };
}

describe('golden cases of carrying', () => {
  it('are the 39 of the contract', () => {
    expect(goldenCarry.cases).toHaveLength(39);
  });

  it.each(goldenCarry.cases)('$name', ({ owner, programs, expected }) => {
    const input = goldenCarryOwner(owner);
    const entries = carriedEntries(programs.map(goldenEntry), input, matchingRules);
    const { matches, ...rest } = expected;
    expect(carryOfEntries(entries, input, matchingRules)).toEqual(rest);
    expect(entries.map((entry) => matchOf(entry, input.figures.loanRequestAmount))).toEqual(matches);
  });
});
