import { dollars } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { missing, type Hint, type Rule } from './rule.ts';

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
      ? `Loan capacity is reckoned from a positive operating cash flow; yours is ${dollars(cashFlow)} a year.`
      : 'Enter your operating cash flow for a year: your loan capacity is reckoned from it.',
  );

const capacityWords = ({ monthlyDebtService, capacity, recommendedRequest }: Capacity): string =>
  `A quarter of your operating cash flow, ${dollars(monthlyDebtService)} a month, could serve debt. ` +
  `Over five years that is an estimated capacity of ${dollars(capacity)}, before debt you already pay; ` +
  `a request of ${dollars(recommendedRequest)} (75%) leaves room.`;

function judged(request: number, cashFlow: number): Pick<Hint, 'tone' | 'title'> & { advice: string } {
  if (request === 0) {
    return { tone: 'neutral', title: 'Your estimated loan capacity', advice: '' };
  }
  const asked = `Your request of ${dollars(request)}`;
  if (compared(request, cashFlow, warningShare) > 0) {
    const advice = ` ${asked} is above 90% of it: a smaller request or more cash flow would help.`;
    return { tone: 'warning', title: 'The request is near or above your capacity', advice };
  }
  if (compared(request, cashFlow, underRequestShare) < 0) {
    const advice = ` ${asked} is below 30% of it: if the plan needs more, you could ask for more.`;
    return { tone: 'neutral', title: 'You could ask for more', advice };
  }
  return compared(request, cashFlow, recommendedShare) <= 0
    ? { tone: 'good', title: 'The request fits your capacity', advice: ` ${asked} is within that.` }
    : {
        tone: 'fair',
        title: 'The request is above the recommended amount',
        advice: ` ${asked} is above that.`,
      };
}

function capacityHint({ operatingCashFlow, loanRequestAmount }: GuidanceFigures): Hint {
  if (operatingCashFlow <= 0) return withoutCashFlow(operatingCashFlow);
  const figures = capacityOf(operatingCashFlow);
  const { tone, title, advice } = judged(loanRequestAmount, operatingCashFlow);
  return { tone, title, text: capacityWords(figures) + advice, figures: { ...figures } };
}

export const loanCapacity: Rule = {
  code: 'loanCapacity',
  reads: ['operatingCashFlow', 'loanRequestAmount'],
  shownAt: ['operatingCashFlow', 'loanRequestAmount'],
  hint: capacityHint,
};

function termHint({ operatingCashFlow, loanRequestAmount, loanTerm }: GuidanceFigures): Hint {
  if (operatingCashFlow <= 0) return withoutCashFlow(operatingCashFlow);
  const comfortLine = Math.floor(shareOfCapacity(operatingCashFlow, comfortShare));
  const isAbove = compared(loanRequestAmount, operatingCashFlow, comfortShare) > 0;
  const payment = loanTerm === 0 ? 0 : Math.ceil(loanRequestAmount / loanTerm);
  const spread =
    payment === 0
      ? ''
      : ` Spread over ${loanTerm} months your request is ${dollars(payment)} a month before interest.`;
  return {
    tone: isAbove ? 'fair' : 'neutral',
    title: isAbove ? 'Above the comfort line' : 'Term and comfort line',
    text:
      `Up to ${dollars(comfortLine)}, 85% of your estimated capacity over 60 months, is the upper comfort line.${spread}` +
      ' A longer term makes each payment smaller and the interest in all larger.',
    figures: payment === 0 ? { comfortLine } : { comfortLine, monthlyPaymentBeforeInterest: payment },
  };
}

export const loanTermComfort: Rule = {
  code: 'loanTermComfort',
  reads: ['loanTerm', 'operatingCashFlow', 'loanRequestAmount'],
  shownAt: ['loanTerm'],
  hint: termHint,
};
