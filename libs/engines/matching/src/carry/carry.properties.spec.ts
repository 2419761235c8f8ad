import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { programOfKind } from '../../testing/golden-carry.ts';
import { goldenLenders, ownerWith } from '../../testing/golden.ts';
import { figures, upTo } from '../../testing/random-figures.ts';
import type { MatchingFigures, MatchingInput } from '../figures.ts';
import { carriedKinds } from '../loan-kind.ts';
import type { RankingEntry } from '../match.ts';
import { computeQualification } from '../qualification.ts';
import { matchingRules as rules } from '../rulesets.ts';
import { createSampleCatalog } from '../sample-catalog.ts';
import { bands } from './bands.ts';
import { carriedEntries, countCarried, countCarriedPrograms, rankCarried } from './carried-entries.ts';
import { carriedMatcher } from './carried-match.ts';
import { carryOfEntries, computeCarry } from './carry.ts';

const TODAY = '2026-11-20';
const sample = createSampleCatalog().filter((row) => row.rowNumber % 11 === 0);
const lenders = [...goldenLenders, ...sample];

const owner = (parts: object, unanswered: string[] = []): MatchingInput => ownerWith(parts, { unanswered });

const place: Readonly<Record<string, number>> = { 'can-carry': 0, tight: 1, 'too-much': 2 };

const bandsOf = (parts: MatchingFigures, programs = lenders) =>
  new Map(rankCarried(programs, owner(parts), TODAY, rules).map((entry) => [entry.programme.id, entry.band]));

function expectNoneWorse(before: Map<string, string>, after: Map<string, string>): void {
  const worse = [...before].filter(([id, was]) => {
    const is = after.get(id) ?? '';
    return was in place && !((place[is] ?? Infinity) <= (place[was] ?? Infinity));
  });
  expect(worse).toEqual([]);
}

const entry = fc
  .record({
    kind: fc.constantFrom(...carriedKinds, 'advance' as const, 'factoring' as const),
    estimatedRate: fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 60, noNaN: true })),
    minTermLength: upTo(120),
    longer: upTo(240),
    eligible: fc.boolean(),
    matchScore: upTo(100),
    name: fc.constantFrom('A', 'B'),
  })
  .map(({ kind, estimatedRate, minTermLength, longer, eligible, matchScore, name }) => ({
    programme: programOfKind(kind, { name, minTermLength, maxTermLength: minTermLength + longer }),
    outcome: eligible ? ('eligible' as const) : ('failing' as const),
    matchScore,
    estimatedRate,
  }));

const entries = fc
  .array(entry, { minLength: 1, maxLength: 12 })
  .map((list): RankingEntry[] =>
    list.map((each, index) => ({ ...each, programme: { ...each.programme, id: `P${index}` } })),
  );

const requests = fc.record({
  operatingCashFlow: fc.oneof(upTo(400_000), fc.double({ min: 0, max: 1e7, noNaN: true })),
  monthlyDebtPayments: upTo(9000),
  loanTerm: fc.constantFrom(0, 1, 7, 60, 120),
  loanRequestAmount: fc.oneof(upTo(400_000), fc.constant(1), fc.constant(1e12)),
});

describe('carrying', () => {
  // Above a step of the SBA spreads a larger loan has a lower rate.
  it('is never worse for a smaller amount', () => {
    const programs = lenders.filter(({ type }) => type !== 'sba_preferred');
    fc.assert(
      fc.property(figures, upTo(400_000), (parts, less) => {
        const loanRequestAmount = Math.max(1, parts.loanRequestAmount - less);
        fc.pre(parts.loanRequestAmount > 0);
        expectNoneWorse(bandsOf(parts, programs), bandsOf({ ...parts, loanRequestAmount }, programs));
      }),
      { numRuns: cases(200) },
    );
  });

  it('is never worse for a smaller amount at the same rate', () => {
    fc.assert(
      fc.property(entries, requests, upTo(400_000), (list, parts, less) => {
        fc.pre(parts.loanRequestAmount > 0);
        const at = (loanRequestAmount: number) =>
          carriedEntries(list, owner({ ...parts, loanRequestAmount }), rules).map(
            ({ programme, band }) => [programme.id, band] as const,
          );
        const smaller = Math.max(1, parts.loanRequestAmount - less);
        expectNoneWorse(new Map(at(parts.loanRequestAmount)), new Map(at(smaller)));
      }),
      { numRuns: cases(300) },
    );
  });

  it('is never worse with more cash', () => {
    fc.assert(
      fc.property(figures, upTo(100_000), (parts, more) => {
        const ebitda = parts.ebitda + more || 1;
        expectNoneWorse(bandsOf(parts), bandsOf({ ...parts, ebitda }));
      }),
      { numRuns: cases(200) },
    );
  });

  it('has one order for programs in any order', () => {
    const shuffled = entries.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, requests, ([list, other], parts) => {
        const input = owner(parts);
        const order = carriedEntries(list, input, rules);
        expect(carriedEntries(other, input, rules)).toEqual(order);
        const places = order.map(
          ({ outcome, band }) => Number(outcome !== 'eligible') * bands.length + bands.indexOf(band),
        );
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(carryOfEntries(carriedEntries(other, input, rules), input, rules)).toEqual(
          carryOfEntries(order, input, rules),
        );
      }),
      { numRuns: cases(300) },
    );
  });

  it('has no match that cannot be paid among the first three while others are there, for 1,000 owners', () => {
    let paid = 0;
    fc.assert(
      fc.property(figures, (parts) => {
        const order = rankCarried(lenders, owner(parts), TODAY, rules);
        const matched = order.filter(({ outcome }) => outcome === 'eligible').map(({ band }) => band);
        const payable = matched.filter((band) => band !== 'too-much').length;
        const top = matched.slice(0, Math.min(3, payable));
        paid += top.length;
        expect(top).not.toContain('too-much');
      }),
      { numRuns: 1000 },
    );
    expect(paid).toBeGreaterThan(0);
  });

  it('can carry the comfortable amount of each kind, and at least just pay the limit', () => {
    fc.assert(
      fc.property(entry, requests, (one, parts) => {
        const at = (amount: number) =>
          carriedEntries([one], owner({ ...parts, loanRequestAmount: amount }), rules);
        const { kinds } = carryOfEntries(at(parts.loanRequestAmount), owner(parts), rules);
        for (const { amountComfortable, amountLimit } of kinds) {
          if (amountComfortable) expect(at(amountComfortable)[0]?.band).toBe('can-carry');
          if (amountLimit) expect(at(amountLimit)[0]?.band).not.toBe('too-much');
        }
      }),
      { numRuns: cases(1000) },
    );
  });

  it.each([
    ['cash', ['ebitda', 'operatingCashFlow'], { ebitda: 0, operatingCashFlow: 0 }],
    ['debt', ['monthlyDebtPayments'], { monthlyDebtPayments: 0 }],
  ])('is not known without %s: null, never 0', (_, unanswered, blank) => {
    fc.assert(
      fc.property(figures, (parts) => {
        const input = owner({ ...parts, ...blank }, unanswered);
        const carry = computeCarry(lenders, input, TODAY, rules);
        const amounts = carry.kinds.flatMap((kind) => [kind.amountComfortable, kind.amountLimit]);
        expect(new Set([carry.comfortable, carry.limit, ...amounts])).toEqual(new Set([null]));
        expect(carry.canCarry).toBe(0);
        const order = rankCarried(lenders, input, TODAY, rules);
        expect(new Set(order.map(({ band, coverageAfter }) => `${band} ${coverageAfter}`))).toEqual(
          new Set(['unknown null']),
        );
      }),
      { numRuns: cases(50) },
    );
  });

  it('is the same for one program, for the list and for the count', () => {
    fc.assert(
      fc.property(figures, (parts) => {
        const input = owner(parts);
        const order = rankCarried(lenders, input, TODAY, rules);
        const match = carriedMatcher(input, TODAY, rules);
        for (const { payment, ...listed } of order) {
          const { cost, ...one } = match(listed.programme);
          const { coverageAfter, ...rest } = listed;
          expect(one).toMatchObject(rest);
          expect(cost?.coverageAfter ?? null).toBe(payment === null ? null : coverageAfter);
        }
        const eligible = order.flatMap(({ outcome, programme }) => (outcome === 'eligible' ? programme : []));
        expect(countCarriedPrograms(eligible, input, TODAY, rules)).toBe(countCarried(order));
        expect(eligible).toHaveLength(computeQualification(lenders, input, TODAY, rules).eligible);
      }),
      { numRuns: cases(60) },
    );
  });
});
