import { advancesOf, type Advances } from './advances.ts';
import { documentCategory } from './figures.ts';
import type { DocumentCategory, MatchingDocument, MatchingFigures, MatchingInput } from './figures.ts';
import type { IndustryTier } from './program.ts';
import type { MatchingRules } from './ruleset.ts';
import { statementMonthsOf, type StatementMonths } from './statement-months.ts';
import { stateCode } from './states.ts';

/** Two numbers, so that a comparison multiplies and does not divide. */
export interface Ratio {
  readonly over: number;
  readonly under: number;
}

export type History = 'none' | 'resolved' | 'open';

export interface Industry {
  readonly tier: IndustryTier | null;
  /** Words in lower case with a space on both sides, for a search of whole words. */
  readonly words: string;
}

/** A null figure is unknown. */
export interface Measures {
  readonly request: number | null;
  readonly credit: number | null;
  readonly monthsInBusiness: number | null;
  readonly revenue: number | null;
  readonly coverage: Ratio | null;
  readonly collateral: Ratio | null;
  readonly receivables: Ratio | null;
  readonly liquidity: Ratio | null;
  readonly purpose: string | null;
  readonly structure: string | null;
  readonly citizenship: string | null;
  readonly industry: Industry | null;
  readonly state: string | null;
  readonly monthlyDeposits: number | null;
  readonly nsf: number | null;
  /** Infinity without a bankruptcy. */
  readonly monthsSinceBankruptcy: number | null;
  readonly taxLien: History | null;
  readonly foreclosure: History | null;
  readonly judgment: History | null;
  readonly personalGuarantee: boolean | null;
  readonly ownedPercent: number | null;
  readonly advances: Advances | null;
  readonly statements: StatementMonths;
  readonly naics: string | null;
  readonly readyDocuments: Readonly<Record<DocumentCategory, number>>;
}

const nullIfZero = (value: number): number | null => (value === 0 ? null : value);
const nullIfEmpty = (text: string): string | null => (text === '' ? null : text);

export const ratioValue = (ratio: Ratio): number => ratio.over / ratio.under;

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
const dayOfMonth = (date: string): number => Number(date.slice(8, 10));

export function monthsBetween(start: string, today: string): number {
  const unfinished = dayOfMonth(today) < dayOfMonth(start) ? 1 : 0;
  return monthNumber(today) - monthNumber(start) - unfinished;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** If the month has no such day, the first day of the next month. */
export function dayAfterMonths(start: string, months: number): string {
  const month = monthNumber(start) - 1 + months;
  const sameDay = `${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}-${start.slice(8, 10)}`;
  return isCalendarDate(sameDay) ? sameDay : dayAfterMonths(`${start.slice(0, 8)}01`, months + 1);
}

function isCalendarDate(date: string): boolean {
  const daysOfMonth = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
  return dayOfMonth(date) <= daysOfMonth;
}

export function historyOf(text: string, rules: MatchingRules): History | null {
  const word = text.trim().toLowerCase();
  if (word === '') return null;
  if (rules.historyWords.none.includes(word)) return 'none';
  return rules.historyWords.resolved.includes(word) ? 'resolved' : 'open';
}

export const normalizeWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[a-z]+/g) ?? []).join(' ')} `;

const RISKIEST_FIRST: readonly IndustryTier[] = ['high', 'elevated', 'moderate', 'low'];

export function industryOf(text: string, rules: MatchingRules): Industry | null {
  if (text.trim() === '') return null;
  const words = normalizeWords(text);
  const hasKeyword = (tier: IndustryTier) =>
    rules.industryKeywords[tier].some((word) => words.includes(` ${word} `));
  return { tier: RISKIEST_FIRST.find(hasKeyword) ?? null, words };
}

export function yearlyPayments(amount: number, months: number, yearlyRate: number): number {
  const rate = yearlyRate / 1200;
  return (12 * amount * rate) / (1 - (1 + rate) ** -months);
}

export function coverageOf(figures: MatchingFigures, rules: MatchingRules): Ratio | null {
  const debtAnswered = figures.monthlyDebtPayments > 0 || figures.existingLoans.trim() !== '';
  const cashBlank = figures.ebitda === 0 && figures.operatingCashFlow === 0;
  if (figures.loanRequestAmount === 0 || !debtAnswered || cashBlank) return null;
  const term = figures.loanTerm === 0 ? rules.defaultTerm : figures.loanTerm;
  const newPayments = yearlyPayments(figures.loanRequestAmount, term, rules.planningRate);
  const cash = Math.max(figures.ebitda, figures.operatingCashFlow, 0);
  return { over: cash, under: 12 * figures.monthlyDebtPayments + newPayments };
}

/** The factor 100 matches the advance rates in percent. */
export function collateralOf(figures: MatchingFigures, rules: MatchingRules): Ratio | null {
  const rates = rules.advanceRates;
  const over =
    rates.realEstateValue * figures.realEstateValue +
    rates.equipmentValue * figures.equipmentValue +
    rates.accountsReceivable * figures.accountsReceivable +
    rates.inventoryValue * figures.inventoryValue;
  return shareOfRequest(over, 100 * figures.loanRequestAmount);
}

function shareOfRequest(over: number, under: number): Ratio | null {
  return over === 0 || under === 0 ? null : { over, under };
}

const isUnanswered = (
  { figures, unanswered = [] }: MatchingInput,
  field: 'nsfIncidents' | 'personalGuarantee',
): boolean => !figures[field] && unanswered.includes(field);

export const hasDepositAccount = ({ accounts }: MatchingInput): boolean =>
  accounts.some(({ accountType }) => accountType !== 'line_of_credit');

/** Without a balance or a deposit account, 0 bounced payments prove nothing. */
function nsfOf(input: MatchingInput): number | null {
  const { figures } = input;
  if (isUnanswered(input, 'nsfIncidents')) return null;
  return figures.averageBankBalance > 0 || hasDepositAccount(input) ? figures.nsfIncidents : null;
}

function monthsSinceBankruptcyOf(
  figures: MatchingFigures,
  today: string,
  rules: MatchingRules,
): number | null {
  const history = historyOf(figures.bankruptcyHistory, rules);
  if (history === 'none') return Infinity;
  if (history === null || figures.bankruptcyDate === '') return null;
  return monthsBetween(figures.bankruptcyDate, today);
}

export function isReady(document: MatchingDocument, { documents: rules }: MatchingRules): boolean {
  if (document.status === 'verified') return true;
  if (document.status !== 'processed') return false;
  if (document.signals.some((signal) => rules.withheldSignals.includes(signal))) return false;
  return document.fraudScore === null || document.fraudScore < rules.withheldFromFraud;
}

function readyDocumentsOf(
  documents: readonly MatchingDocument[],
  rules: MatchingRules,
): Record<DocumentCategory, number> {
  const ready = documents.filter((document) => isReady(document, rules));
  const distinct = (category: DocumentCategory) =>
    new Set(ready.filter((document) => document.category === category).map((document) => document.sha256))
      .size;
  const counts = documentCategory.options.map((category) => [category, distinct(category)] as const);
  return Object.fromEntries(counts) as Record<DocumentCategory, number>;
}

export function computeMeasures(input: MatchingInput, today: string, rules: MatchingRules): Measures {
  const { figures } = input;
  const request = figures.loanRequestAmount;
  return {
    request: nullIfZero(request),
    credit: nullIfZero(figures.personalCreditScore),
    monthsInBusiness: figures.dateStarted === '' ? null : monthsBetween(figures.dateStarted, today),
    revenue: nullIfZero(figures.annualRevenueCurrent),
    coverage: coverageOf(figures, rules),
    collateral: collateralOf(figures, rules),
    receivables: shareOfRequest(figures.accountsReceivable, request),
    liquidity: shareOfRequest(figures.liquidAssets, request),
    purpose: nullIfEmpty(figures.loanPurpose),
    structure: nullIfEmpty(figures.businessStructure),
    citizenship: nullIfEmpty(figures.citizenship),
    industry: industryOf(figures.industryType, rules),
    state: nullIfEmpty(stateCode(figures.stateOfIncorporation)),
    monthlyDeposits: nullIfZero(figures.monthlyDeposits),
    nsf: nsfOf(input),
    monthsSinceBankruptcy: monthsSinceBankruptcyOf(figures, today, rules),
    taxLien: historyOf(figures.taxLienHistory, rules),
    foreclosure: historyOf(figures.foreclosureHistory, rules),
    judgment: historyOf(figures.judgmentHistory, rules),
    personalGuarantee: isUnanswered(input, 'personalGuarantee') ? null : figures.personalGuarantee,
    ownedPercent: nullIfZero(figures.ownershipPercentage),
    advances: advancesOf(input),
    statements: statementMonthsOf(input, today, (document) => isReady(document, rules)),
    naics: nullIfEmpty(figures.naicsCode),
    readyDocuments: readyDocumentsOf(input.documents, rules),
  };
}
