import { worded } from '@groundwork/wording';
import { dollars } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { loanCapacityWords as capacityWords, loanTermWords as termWords } from './guidance.wording.ts';
import { hintOf, missing, type Hint, type Rule } from './rule.ts';

/** In percent. A quarter of the cash flow serves debt, over sixty months. */
const debtServiceShare = 25;
const capacityMonths = 60;
const recommendedShare = 75;
const comfortShare = 85;
const warningShare = 90;
const underRequestShare = 30;

/** Capacity × share / 100 = cash flow × share / 80: one division, so that a bound is met exactly. */
const sharesPerCashFlow = (12 * 100 * 100) / (debtServiceShare * capacityMonths);
const shareOfCapacity = (cashFlow: number, share: number): number => (cashFlow * share) / sharesPerCashFlow;

interface Capacity {
  readonly monthlyDebtService: number;
  readonly capacity: number;
  readonly recommendedRequest: number;
}

const capacityOf = (cashFlow: number): Capacity => ({
  monthlyDebtService: Math.floor((cashFlow * debtServiceShare) / 1200),
  capacity: Math.floor(shareOfCapacity(cashFlow, 100)),
  recommendedRequest: Math.floor(shareOfCapacity(cashFlow, recommendedShare)),
});

/** Compares a request with a share of the capacity, multiplied out. */
const compared = (request: number, cashFlow: number, share: number): number =>
  Math.sign(request * sharesPerCashFlow - cashFlow * share);

const withoutCashFlow = (cashFlow: number): Hint =>
  missing(
    cashFlow < 0
      ? worded(capacityWords, 'negative', { cashFlow: dollars(cashFlow) })
      : worded(capacityWords, 'missing'),
  );

type Judgment = 'low' | 'fits' | 'above' | 'high';
const tones = { none: 'neutral', low: 'neutral', fits: 'good', above: 'fair', high: 'warning' } as const;

function judged(request: number, cashFlow: number): Judgment {
  if (compared(request, cashFlow, warningShare) > 0) return 'high';
  if (compared(request, cashFlow, underRequestShare) < 0) return 'low';
  return compared(request, cashFlow, recommendedShare) <= 0 ? 'fits' : 'above';
}

function capacityHint({ operatingCashFlow, loanRequestAmount: amount }: GuidanceFigures): Hint {
  if (operatingCashFlow <= 0) return withoutCashFlow(operatingCashFlow);
  const figures = capacityOf(operatingCashFlow);
  const judgment = amount === 0 ? 'none' : judged(amount, operatingCashFlow);
  return hintOf(
    { tone: tones[judgment], title: capacityWords.titles[judgment], figures: { ...figures } },
    worded(capacityWords, 'capacity', {
      monthly: dollars(figures.monthlyDebtService),
      capacity: dollars(figures.capacity),
      recommended: dollars(figures.recommendedRequest),
    }),
    ...(judgment === 'none' ? [] : [worded(capacityWords, judgment, { request: dollars(amount) })]),
  );
}

export const loanCapacity: Rule = {
  code: 'loanCapacity',
  reads: ['operatingCashFlow', 'loanRequestAmount'],
  shownAt: ['operatingCashFlow', 'loanRequestAmount'],
  hint: capacityHint,
};

function termHint({ operatingCashFlow, loanRequestAmount, loanTerm: months }: GuidanceFigures): Hint {
  if (operatingCashFlow <= 0) return withoutCashFlow(operatingCashFlow);
  const comfortLine = Math.floor(shareOfCapacity(operatingCashFlow, comfortShare));
  const isAbove = compared(loanRequestAmount, operatingCashFlow, comfortShare) > 0;
  const payment = months === 0 ? 0 : Math.ceil(loanRequestAmount / months);
  return hintOf(
    {
      tone: isAbove ? 'fair' : 'neutral',
      title: termWords.titles[isAbove ? 'above' : 'within'],
      figures: payment === 0 ? { comfortLine } : { comfortLine, monthlyPaymentBeforeInterest: payment },
    },
    worded(termWords, 'comfort', { comfortLine: dollars(comfortLine) }),
    ...(payment === 0 ? [] : [worded(termWords, 'spread', { months, payment: dollars(payment) })]),
    worded(termWords, 'tradeOff'),
  );
}

export const loanTermComfort: Rule = {
  code: 'loanTermComfort',
  reads: ['loanTerm', 'operatingCashFlow', 'loanRequestAmount'],
  shownAt: ['loanTerm'],
  hint: termHint,
};
