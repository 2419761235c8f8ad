import type { MatchingInput } from '../figures.ts';
import { hundredthsDown } from '../rounding.ts';
import type { CarryRules } from '../ruleset.ts';

const MONTHS = 12;
const QUARTERS = 4;

export interface Room {
  readonly cash: number | null;
  readonly debt: number | null;
  readonly comfortable: number | null;
  readonly limit: number | null;
}

type OpenField = 'ebitda' | 'operatingCashFlow' | 'monthlyDebtPayments';

const valueOf = ({ figures, unanswered = [] }: MatchingInput, field: OpenField): number | null =>
  figures[field] === 0 && unanswered.includes(field) ? null : figures[field];

function countedCash({ bankRows }: MatchingInput): number | null {
  const { last12 = null, last3 = null } = bankRows?.netOperatingCash ?? {};
  return last12 ?? (last3 === null ? null : last3 * QUARTERS);
}

function cashOf(input: MatchingInput): number | null {
  const ebitda = valueOf(input, 'ebitda');
  const operating = valueOf(input, 'operatingCashFlow');
  const counted = ebitda === null && operating === null ? countedCash(input) : null;
  const values = [ebitda, operating, counted].filter((value) => value !== null);
  return values.length === 0 ? null : Math.max(0, ...values);
}

export function roomOf(input: MatchingInput, rules: CarryRules): Room {
  const cash = cashOf(input);
  const debt = valueOf(input, 'monthlyDebtPayments');
  if (cash === null || debt === null) return { cash, debt, comfortable: null, limit: null };
  const room = (coverage: number): number => Math.max(0, cash / MONTHS / coverage - debt);
  return { cash, debt, comfortable: room(rules.comfortableCoverage), limit: room(rules.limitCoverage) };
}

export function coverageAfter({ cash, debt }: Room, payment: number | null): number | null {
  if (cash === null || debt === null || payment === null) return null;
  return hundredthsDown(cash / MONTHS / (debt + payment));
}
