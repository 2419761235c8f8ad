import { columnsOf } from '../columns.ts';
import type { CriterionCode } from '../criteria.ts';
import type { MatchingFigures, MatchingInput } from '../figures.ts';
import { computeMeasures, hasDepositAccount } from '../measures.ts';
import type { Program } from '../program.ts';
import type { CarryingRules } from '../ruleset.ts';

type Field = keyof MatchingFigures;

export interface MissingAnswers {
  readonly fields: Field[];
  readonly lenders: number;
}

type Need = readonly Field[];

const request: Need = ['loanRequestAmount'];
const cash: Need = ['operatingCashFlow', 'ebitda'];
const debt: Need = ['monthlyDebtPayments', 'existingLoans'];
const collateral: Need = ['realEstateValue', 'equipmentValue', 'accountsReceivable', 'inventoryValue'];

const needs: Readonly<Record<CriterionCode, readonly Need[] | ((input: MatchingInput) => readonly Need[])>> =
  {
    amount: [request],
    creditScore: [['personalCreditScore']],
    monthsInBusiness: [['dateStarted']],
    annualRevenue: [['annualRevenueCurrent']],
    dscr: [request, debt, cash],
    collateral: [request, collateral],
    liquidity: [request, ['liquidAssets']],
    receivables: [request, ['accountsReceivable']],
    purpose: [['loanPurpose']],
    structure: [['businessStructure']],
    citizenship: [['citizenship']],
    industry: [['industryType']],
    state: [['stateOfIncorporation']],
    monthlyDeposits: [['monthlyDeposits']],
    nsf: (input) => [
      ['nsfIncidents'],
      ...(hasDepositAccount(input) ? [] : [['averageBankBalance'] as const]),
    ],
    bankruptcy: ({ figures }) => [
      [figures.bankruptcyHistory === '' ? 'bankruptcyHistory' : 'bankruptcyDate'],
    ],
    taxLien: [['taxLienHistory']],
    foreclosure: [['foreclosureHistory']],
    judgment: [['judgmentHistory']],
    personalGuarantee: ({ unanswered = [] }) => [
      [unanswered.includes('personalGuarantee') ? 'personalGuarantee' : 'ownershipPercentage'],
    ],
    refinancing: ({ figures }) => [[figures.loanPurpose === '' ? 'loanPurpose' : 'openCashAdvances']],
    openAdvances: [['openCashAdvances']],
    statementMonths: [],
    naics: [['naicsCode']],
  };

const isFilled = ({ figures }: MatchingInput, field: Field): boolean => {
  const value = figures[field];
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
};

function isOpen(input: MatchingInput, field: Field): boolean {
  const value = input.figures[field];
  if (value === null || value === '') return true;
  return !isFilled(input, field) && (input.unanswered ?? []).includes(field);
}

function openNeeds(code: CriterionCode, input: MatchingInput): Need[] {
  const stated = needs[code];
  const all = typeof stated === 'function' ? stated(input) : stated;
  return all
    .filter((need) => !need.some((field) => isFilled(input, field)))
    .map((need) => need.filter((field) => isOpen(input, field)))
    .filter((need) => need.length > 0);
}

function smallestSet(all: readonly Need[]): Field[] {
  const fields = new Set<Field>();
  for (const need of [...all].sort((a, b) => a.length - b.length)) {
    const [first] = need;
    if (first !== undefined && !need.some((field) => fields.has(field))) fields.add(first);
  }
  return [...fields].sort();
}

export interface RowMarks {
  readonly unknown: number;
  readonly failing: number;
}

export function marksOf(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): RowMarks[] {
  const measures = computeMeasures(input, today, rules);
  const { rowNumbers, columns } = columnsOf(programs);
  const unknown = new Int32Array(rowNumbers.length);
  const failing = new Int32Array(rowNumbers.length);
  for (const [place, { evaluate, statements }] of columns.entries()) {
    for (const { example, rows } of statements) {
      const result = evaluate(example, measures);
      if (result !== 'unknown' && result !== 'fail') continue;
      const marks = result === 'fail' ? failing : unknown;
      for (const row of rows) marks[row] = (marks[row] ?? 0) | (1 << place);
    }
  }
  return rowNumbers.map((_, row) => ({ unknown: unknown[row] ?? 0, failing: failing[row] ?? 0 }));
}

export const isUndecided = ({ unknown, failing }: RowMarks): boolean => unknown !== 0 && failing === 0;

export const hasMark = (marks: number, place: number): boolean => (marks & (1 << place)) !== 0;

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Gives the smallest sets of answers for some rows, the set of most lenders first. */
export function missingSets(
  programs: readonly Program[],
  input: MatchingInput,
): (rows: readonly RowMarks[]) => MissingAnswers[] {
  const needsOf = columnsOf(programs).columns.map(({ code }) => openNeeds(code, input));
  return (rows) => {
    const perMark = new Map<number, number>();
    for (const row of rows) {
      if (isUndecided(row)) perMark.set(row.unknown, (perMark.get(row.unknown) ?? 0) + 1);
    }
    const perSet = new Map<string, { fields: Field[]; lenders: number }>();
    for (const [mark, lenders] of perMark) {
      const fields = smallestSet(needsOf.flatMap((need, place) => (hasMark(mark, place) ? need : [])));
      const key = fields.join();
      const same = perSet.get(key) ?? { fields, lenders: 0 };
      perSet.set(key, { fields, lenders: same.lenders + lenders });
    }
    perSet.delete('');
    return [...perSet]
      .sort(([a, one], [b, other]) => other.lenders - one.lenders || byCodeUnits(a, b))
      .map(([, set]) => set);
  };
}

export interface OpenAnswers {
  readonly possible: number;
  readonly missing: readonly MissingAnswers[];
}

export function openAnswers(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): OpenAnswers {
  const rows = marksOf(programs, input, today, rules);
  return {
    possible: rows.filter(({ failing }) => failing === 0).length,
    missing: missingSets(programs, input)(rows).slice(0, rules.carry.mostMissing),
  };
}
