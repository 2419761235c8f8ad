import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { BEST, goldenLenders, ownerNamed } from '../testing/golden.ts';
import { figures, upTo } from '../testing/random-figures.ts';
import type { MatchingFigures, MatchingInput } from './figures.ts';
import { rankMatches } from './match.ts';
import type { RankedMatch } from './match.ts';
import { computeQualification } from './qualification.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const TODAY = '2026-11-20';

/** Every eleventh program: all archetypes remain, and the test is quick. */
const lenders = [...goldenLenders, ...createSampleCatalog().filter((row) => row.rowNumber % 11 === 0)];

type Better = (before: MatchingFigures, step: number) => Partial<MatchingFigures>;

const MORE = [
  'personalCreditScore',
  'liquidAssets',
  'annualRevenueCurrent',
  'averageBankBalance',
  'monthlyDeposits',
  'equipmentValue',
  'inventoryValue',
  'realEstateValue',
  'accountsReceivable',
] as const;

const improvements: [string, Better][] = [
  ...MORE.map((field): [string, Better] => [
    `more ${field}`,
    (before, step) => ({ [field]: before[field] + step }),
  ]),
  [
    'more cash in both',
    ({ ebitda, operatingCashFlow }, step) => nonZeroCash(ebitda + step, operatingCashFlow + step),
  ],
  [
    'fewer bounced payments',
    ({ nsfIncidents }, step) => ({ nsfIncidents: Math.max(0, nsfIncidents - step) }),
  ],
  // Without an answer about loans, 0 means blank. So one dollar remains.
  [
    'smaller debt payments',
    ({ monthlyDebtPayments: paid }, step) => ({
      monthlyDebtPayments: Math.min(paid, Math.max(1, paid - step)),
    }),
  ],
  ['an earlier start', ({ dateStarted }, step) => ({ dateStarted: earlier(dateStarted, step) })],
  [
    'an earlier bankruptcy',
    ({ bankruptcyDate }, step) => ({ bankruptcyDate: earlier(bankruptcyDate, step) }),
  ],
  ['a personal guarantee', () => ({ personalGuarantee: true })],
  ['no bankruptcy', () => ({ bankruptcyHistory: 'none' })],
  ['settled liens', ({ taxLienHistory }) => ({ taxLienHistory: settled(taxLienHistory) })],
  ['settled judgments', ({ judgmentHistory }) => ({ judgmentHistory: settled(judgmentHistory) })],
  ['settled foreclosures', ({ foreclosureHistory }) => ({ foreclosureHistory: settled(foreclosureHistory) })],
];

function earlier(date: string, step: number): string {
  return date === '' ? '' : `${Number(date.slice(0, 4)) - (step % 20)}${date.slice(4)}`;
}

function settled(text: string): string {
  return text === 'none' ? text : 'resolved';
}

/** If both figures are 0, cash counts as blank. */
function nonZeroCash(ebitda: number, operatingCashFlow: number) {
  return { ebitda: ebitda === 0 ? 1 : ebitda, operatingCashFlow };
}

const owner = (parts: MatchingFigures): MatchingInput => ({ figures: parts, documents: [], accounts: [] });

function byId(input: MatchingInput) {
  return new Map(
    rankMatches(lenders, input, TODAY, matchingRules).map((match) => [match.programme.id, match]),
  );
}

function isAsGood(was: RankedMatch, is: RankedMatch | undefined): boolean {
  if (is === undefined || (was.outcome === 'eligible' && is.outcome !== 'eligible')) return false;
  return is.matchScore >= was.matchScore && is.estimatedRate <= was.estimatedRate;
}

function isInBounds({ outcome, matchScore, qualificationProbability }: RankedMatch): boolean {
  const within = (value: number, low: number, high: number) => value >= low && value <= high;
  return outcome === 'eligible'
    ? within(matchScore, 50, 100) && within(qualificationProbability, 5, 95)
    : within(matchScore, 0, 49) && within(qualificationProbability, 0, 5);
}

describe('better figures', () => {
  it.each(improvements)('%s: lose no program, worsen no match and raise no rate', (_, better) => {
    const steps = fc.oneof(upTo(20), upTo(100_000));
    fc.assert(
      fc.property(figures, steps, (before, step) => {
        const earlierMatches = byId(owner(before));
        const laterMatches = byId(owner({ ...before, ...better(before, step) }));
        const worse = [...earlierMatches].filter(([id, was]) => !isAsGood(was, laterMatches.get(id)));
        expect(worse).toEqual([]);
      }),
      { numRuns: cases(200) },
    );
  });

  it('keep each result inside its bounds, and the three outcomes add up', () => {
    fc.assert(
      fc.property(figures, (parts) => {
        const counts = computeQualification(lenders, owner(parts), TODAY, matchingRules);
        expect(counts.eligible + counts.failing + counts.needInfo).toBe(lenders.length);
        const ranked = rankMatches(lenders, owner(parts), TODAY, matchingRules);
        expect(ranked.filter((one) => one.outcome === 'eligible')).toHaveLength(counts.eligible);
        expect(ranked.filter((one) => !isInBounds(one))).toEqual([]);
      }),
      { numRuns: cases(300) },
    );
  });

  it('add programs: without a credit score, the best owner has no program that requires one', () => {
    const best = ownerNamed(BEST);
    const without = { ...best, figures: { ...best.figures, personalCreditScore: 0 } };
    const eligible = (input: MatchingInput) =>
      computeQualification(lenders, input, TODAY, matchingRules).eligible;
    expect(eligible(best)).toBeGreaterThan(eligible(without));
  });
});
