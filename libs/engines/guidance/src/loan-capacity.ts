import { worded } from '@groundwork/wording';
import { dollars } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { loanCapacityWords as capacityWords, loanTermWords as termWords } from './guidance.wording.ts';
import { hintOf, missingHint, type Hint, type Rule } from './rule.ts';

const debtServiceShare = 25;
const capacityMonths = 60;
const recommendedShare = 75;
const comfortShare = 85;
const warningShare = 90;
const lowShare = 30;

/** Capacity × share / 100 = cash flow × share / 80. One division meets a bound exactly. */
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

const compareWithShare = (request: number, cashFlow: number, share: number): number =>
  Math.sign(request * sharesPerCashFlow - cashFlow * share);

const cashFlowHint = (cashFlow: number): Hint =>
  missingHint(
    cashFlow < 0
      ? worded(capacityWords, 'negative', { cashFlow: dollars(cashFlow) })
      : worded(capacityWords, 'missing'),
  );

type RequestBand = 'low' | 'fits' | 'above' | 'high';
const tones = { none: 'neutral', low: 'neutral', fits: 'good', above: 'fair', high: 'warning' } as const;

function requestBandOf(request: number, cashFlow: number): RequestBand {
  if (compareWithShare(request, cashFlow, warningShare) > 0) return 'high';
  if (compareWithShare(request, cashFlow, lowShare) < 0) return 'low';
  return compareWithShare(request, cashFlow, recommendedShare) <= 0 ? 'fits' : 'above';
}

function capacityHint({ operatingCashFlow, loanRequestAmount: amount }: GuidanceFigures): Hint {
  if (operatingCashFlow <= 0) return cashFlowHint(operatingCashFlow);
  const figures = capacityOf(operatingCashFlow);
  const band = amount === 0 ? 'none' : requestBandOf(amount, operatingCashFlow);
  return hintOf(
    { tone: tones[band], title: capacityWords.titles[band], figures: { ...figures } },
    worded(capacityWords, 'capacity', {
      monthly: dollars(figures.monthlyDebtService),
      capacity: dollars(figures.capacity),
      recommended: dollars(figures.recommendedRequest),
    }),
    ...(band === 'none' ? [] : [worded(capacityWords, band, { request: dollars(amount) })]),
  );
}

export const loanCapacity: Rule = {
  code: 'loanCapacity',
  reads: ['operatingCashFlow', 'loanRequestAmount'],
  shownAt: ['operatingCashFlow', 'loanRequestAmount'],
  hint: capacityHint,
};

function termHint({ operatingCashFlow, loanRequestAmount, loanTerm: months }: GuidanceFigures): Hint {
  if (operatingCashFlow <= 0) return cashFlowHint(operatingCashFlow);
  const comfortLine = Math.floor(shareOfCapacity(operatingCashFlow, comfortShare));
  const isAbove = compareWithShare(loanRequestAmount, operatingCashFlow, comfortShare) > 0;
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
