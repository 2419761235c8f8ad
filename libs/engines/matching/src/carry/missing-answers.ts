import { columnsOf } from '../columns.ts';
import type { CriterionCode } from '../criteria.ts';
import type { MatchingFigures, MatchingInput } from '../figures.ts';
import { computeMeasures, hasDepositAccount } from '../measures.ts';
import type { Program } from '../program.ts';
import type { CarryingRules } from '../ruleset.ts';

type Field = keyof MatchingFigures;

interface MissingAnswers {
  readonly fields: readonly Field[];
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
    personalGuarantee: [['personalGuarantee']],
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

const FAILS = -1;

function unknownBits(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): Int32Array {
  const measures = computeMeasures(input, today, rules);
  const { rowNumbers, columns } = columnsOf(programs);
  const marks = new Int32Array(rowNumbers.length);
  for (const [place, { evaluate, statements }] of columns.entries()) {
    for (const { example, rows } of statements) {
      const result = evaluate(example, measures);
      if (result !== 'unknown' && result !== 'fail') continue;
      const mark = result === 'fail' ? FAILS : 1 << place;
      for (const row of rows) marks[row] = (marks[row] ?? 0) | mark;
    }
  }
  return marks;
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export interface OpenAnswers {
  /** Programs without an answered rule that fails. */
  readonly possible: number;
  /** The smallest answers that decide such programs. */
  readonly missing: readonly MissingAnswers[];
}

export function openAnswers(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): OpenAnswers {
  const marks = unknownBits(programs, input, today, rules).filter((mark) => mark !== FAILS);
  return { possible: marks.length, missing: missingAnswers(marks, programs, input, rules) };
}

function missingAnswers(
  marks: Int32Array,
  programs: readonly Program[],
  input: MatchingInput,
  rules: CarryingRules,
): MissingAnswers[] {
  const perMark = new Map<number, number>();
  for (const mark of marks) if (mark !== 0) perMark.set(mark, (perMark.get(mark) ?? 0) + 1);
  const needsOf = columnsOf(programs).columns.map(({ code }) => openNeeds(code, input));
  const perSet = new Map<string, { fields: Field[]; lenders: number }>();
  for (const [mark, lenders] of perMark) {
    const fields = smallestSet(needsOf.flatMap((need, place) => (mark & (1 << place) ? need : [])));
    const key = fields.join();
    const same = perSet.get(key) ?? { fields, lenders: 0 };
    perSet.set(key, { fields, lenders: same.lenders + lenders });
  }
  perSet.delete('');
  return [...perSet]
    .sort(([a, one], [b, other]) => other.lenders - one.lenders || byCodeUnits(a, b))
    .slice(0, rules.carry.mostMissing)
    .map(([, set]) => set);
}
