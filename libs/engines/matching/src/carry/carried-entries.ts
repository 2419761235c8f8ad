import type { MatchingInput } from '../figures.ts';
import { carryKindOf, type CarryKind } from '../loan-kind.ts';
import { compareMatches, type RankingEntry } from '../match.ts';
import { computeMeasures } from '../measures.ts';
import type { Program } from '../program.ts';
import { rankingEntries } from '../ranking.ts';
import { estimatedRate } from '../rate.ts';
import type { CarryingRules } from '../ruleset.ts';
import { type Band, bandOf, bands, cappedScore } from './bands.ts';
import { monthlyBurden, termShown } from './loan-price.ts';
import { coverageAfter, type Room, roomOf } from './room.ts';

interface CarriedLoan {
  readonly carryKind: CarryKind;
  readonly termMonths: number;
  readonly payment: number | null;
  readonly coverageAfter: number | null;
  readonly band: Band;
}

export type CarriedEntry = RankingEntry & CarriedLoan;

type JudgeLoan = (program: Program, rate: number) => CarriedLoan;

export function loanJudge(
  { figures }: Pick<MatchingInput, 'figures'>,
  room: Room,
  rules: CarryingRules,
): JudgeLoan {
  const { loanRequestAmount: amount } = figures;
  return (program, rate) => {
    const carryKind = carryKindOf(program);
    const termMonths = termShown(carryKind, program, figures, rules);
    const payment = monthlyBurden(carryKind, { amount, rate, months: termMonths }, rules);
    const coverage = coverageAfter(room, payment);
    return {
      carryKind,
      termMonths,
      payment,
      coverageAfter: coverage,
      band: bandOf(coverage, rules.carry),
    };
  };
}

const lastIfNotEligible = ({ outcome }: RankingEntry): number => Number(outcome !== 'eligible');

const compareCarried = (a: CarriedEntry, b: CarriedEntry): number =>
  lastIfNotEligible(a) - lastIfNotEligible(b) ||
  bands.indexOf(a.band) - bands.indexOf(b.band) ||
  compareMatches(a, b);

export function carriedEntries(
  entries: readonly RankingEntry[],
  input: MatchingInput,
  rules: CarryingRules,
): CarriedEntry[] {
  const judge = loanJudge(input, roomOf(input, rules.carry), rules);
  return entries
    .map(({ programme, outcome, matchScore, estimatedRate: rate }) => {
      const loan = judge(programme, rate);
      const score = cappedScore(loan.band, matchScore, rules.carry);
      return { programme, outcome, matchScore: score, estimatedRate: rate, ...loan };
    })
    .sort(compareCarried);
}

export const rankCarried = (
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): CarriedEntry[] =>
  carriedEntries(rankingEntries(programs, computeMeasures(input, today, rules), rules), input, rules);

const isCarried = ({ band }: { readonly band: Band }): boolean => band === 'can-carry';

export const countCarried = (entries: readonly CarriedEntry[]): number =>
  entries.filter((entry) => entry.outcome === 'eligible' && isCarried(entry)).length;

export function countCarriedPrograms(
  eligible: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): number {
  const measures = computeMeasures(input, today, rules);
  const judge = loanJudge(input, roomOf(input, rules.carry), rules);
  return eligible.filter((program) => isCarried(judge(program, estimatedRate(program, measures, rules))))
    .length;
}
