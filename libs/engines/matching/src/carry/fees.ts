import type { FamilyFee, FeeInForce } from '../families/family-criteria.ts';
import { toCents } from '../rounding.ts';
import { annuityOf, type Priced } from './loan-price.ts';

export interface LoanFee {
  readonly name: string;
  readonly amount: number;
  readonly verifiedOn: string | null;
}

interface PricedFee extends LoanFee {
  readonly atStart: number;
  readonly yearly: number;
}

type Lines = readonly { readonly upTo: number | null; readonly percent: number }[];

const lineFor = (lines: Lines, amount: number) => lines.find(({ upTo }) => amount <= (upTo ?? Infinity));

function guaranteedShare({ guaranteedPercent }: FamilyFee, amount: number): number {
  if (guaranteedPercent === undefined) return 1;
  return ((lineFor(guaranteedPercent, amount) ?? guaranteedPercent.at(-1))?.percent ?? 0) / 100;
}

function balances({ amount, rate, months }: Priced): number[] {
  const payment = amount / annuityOf(rate, months);
  return Array.from({ length: months }, (_, paid) => payment * annuityOf(rate, months - paid));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function pricedFee({ fee, verifiedOn }: FeeInForce, priced: Priced): PricedFee {
  const { amount } = priced;
  const share = guaranteedShare(fee, amount);
  const charged = Math.max(0, amount * share - (fee.above ?? 0));
  const atStart = toCents((charged * (lineFor(fee.percent, amount)?.percent ?? 0)) / 100);
  const yearly = (fee.yearly ?? 0) * share;
  const overTerm = yearly === 0 ? 0 : toCents((sum(balances(priced)) * yearly) / 1200);
  return { name: fee.name, amount: toCents(atStart + overTerm), verifiedOn, atStart, yearly };
}

export const pricedFees = (fees: readonly FeeInForce[], priced: Priced): PricedFee[] =>
  fees.map((fee) => pricedFee(fee, priced)).filter(({ amount }) => amount > 0);

const MOST_PERCENT = 1e6;
const HALVINGS = 100;

/** The yearly rate at which the payments are worth the amount less the fees paid at the start. */
export function aprOf(priced: Priced, fees: readonly PricedFee[]): number | null {
  const { amount, rate, months } = priced;
  if (fees.length === 0) return toCents(rate);
  const received = amount - sum(fees.map(({ atStart }) => atStart));
  const yearly = sum(fees.map((fee) => fee.yearly));
  const payment = amount / annuityOf(rate, months);
  const feePayments = yearly === 0 ? [] : balances(priced).map((balance) => (balance * yearly) / 1200);
  const worthAt = (apr: number): number =>
    payment * annuityOf(apr, months) + sum(feePayments.map((fee, at) => fee / (1 + apr / 1200) ** (at + 1)));
  if (worthAt(MOST_PERCENT) > received) return null;
  let [low, high] = [rate, MOST_PERCENT];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > received) low = middle;
    else high = middle;
  }
  return toCents(high);
}
