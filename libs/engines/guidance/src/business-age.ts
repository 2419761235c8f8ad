import type { GuidanceFigures } from './figures.ts';
import { missing, type Hint, type Rule } from './rule.ts';

/** Longest first, each from its lower bound on, in full years. */
const bands = [
  {
    fromYears: 5,
    tone: 'excellent',
    title: 'Established business (5+ years)',
    advice: 'Time in business is no obstacle with almost any lender.',
  },
  {
    fromYears: 3,
    tone: 'good',
    title: 'Proven business (3-5 years)',
    advice: 'Most bank and SBA programs ask for two or three years.',
  },
  {
    fromYears: 2,
    tone: 'fair',
    title: 'Young business (2-3 years)',
    advice: 'Many programs start at two years; some banks want three.',
  },
  {
    fromYears: 0,
    tone: 'poor',
    title: 'Start-up (under 2 years)',
    advice:
      'Look at microloans, online lenders and equipment finance first; a solid plan and your own experience count more now.',
  },
] as const;

/** A year is full on the same day of the year, or after it. */
function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function hint({ dateStarted }: GuidanceFigures, today: string): Hint {
  if (dateStarted === '') return missing('Enter the date on which the business started.');
  if (dateStarted > today)
    return missing('This date is in the future: enter the day on which the business started.');
  const years = fullYears(dateStarted, today);
  const { tone, title, advice } = bands.find(({ fromYears }) => years >= fromYears) ?? bands[3];
  const age = years === 0 ? 'less than one year old' : `${years} full ${years === 1 ? 'year' : 'years'} old`;
  return { tone, title, text: `Your business is ${age}. ${advice}`, figures: { years } };
}

export const businessAge: Rule = {
  code: 'businessAge',
  reads: ['dateStarted'],
  shownAt: ['dateStarted'],
  hint,
};
