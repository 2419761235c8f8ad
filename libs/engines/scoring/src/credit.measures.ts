import { fullMonthsSince } from './dates.ts';
import { enteredFraction, percentOf } from './fractions.ts';
import type { Measure } from './measure-input.ts';
import { readHistory } from './histories.ts';
import { values } from './score.wording.ts';

export const personalCreditScore: Measure = ({ figures }) => enteredFraction(figures.personalCreditScore);

export const creditUtilization: Measure = ({ figures }) =>
  figures.totalCreditLimits > 0 ? percentOf(figures.currentCreditBalances, figures.totalCreditLimits) : null;

export const yearsSinceBankruptcy: Measure = ({ figures, today, rules }) => {
  const history = readHistory(figures.bankruptcyHistory, rules.histories);
  if (history === 'unanswered') return null;
  if (history === 'none') return { num: 1, den: 0, displayValue: values.noBankruptcy };
  const months = fullMonthsSince(figures.bankruptcyDate, today);
  return months === null ? { num: 0, den: 12, displayValue: values.undated } : { num: months, den: 12 };
};

export const clearHistories: Measure = ({ figures, rules }) => {
  const { histories } = rules;
  let points = 0;
  const answered: string[] = [];
  for (const part of histories.parts) {
    const history = readHistory(figures[part.field], histories);
    if (history === 'none' || history === 'resolved') points += part[history];
    if (history !== 'unanswered') answered.push(`${part.label} ${history}`);
  }
  return answered.length === 0 ? null : { num: points, den: 1, displayValue: answered.join(', ') };
};

export const creditHistoryYears: Measure = ({ figures }) => enteredFraction(figures.creditHistoryLength);

export const experianBusinessScore: Measure = ({ figures }) => enteredFraction(figures.experianBusinessScore);

export const equifaxBusinessScore: Measure = ({ figures }) => enteredFraction(figures.equifaxBusinessScore);

const paydexPattern = /^\d{1,3}$/;
const letterRatingPattern = /^([1-5]A|[A-H]{2}|[12]R) ?[1-4]$/i;

export const paydex: Measure = ({ figures, rules }) => {
  const rating = figures.dnbRating;
  if (paydexPattern.test(rating)) {
    const score = Number(rating);
    return score >= 1 && score <= 100 ? { num: score, den: 1 } : null;
  }
  if (!letterRatingPattern.test(rating)) return null;
  const equivalent = rules.letterRatingAsPaydex[rating.slice(-1)];
  return equivalent === undefined ? null : { num: equivalent, den: 1, displayValue: rating.toUpperCase() };
};
