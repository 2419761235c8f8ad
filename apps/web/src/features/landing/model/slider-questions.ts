import { fill } from '@groundwork/wording';
import { formatDollars } from '#shared/formatting/format.ts';
import { words } from '../three-answers.wording.ts';

export type AnswerName = 'creditScore' | 'revenue' | 'started';

export interface SliderQuestion {
  readonly name: AnswerName;
  readonly field: 'personalCreditScore' | 'annualRevenueCurrent' | 'dateStarted';
  /** The criterion of the rules that the answer moves. */
  readonly criterion: string;
  /** The values of the positions of the slider. */
  readonly stops: readonly number[];
  readonly describe: (value: number) => string;
}

const stopsTo = (parts: readonly (readonly [most: number, step: number])[], from = 0): number[] => {
  const stops = [from];
  for (const [most, step] of parts) {
    for (let next = (stops.at(-1) ?? 0) + step; next <= most; next += step) stops.push(next);
  }
  return stops;
};

function describeYears(value: number): string {
  const { none, half, one, value: many } = words.sliders.started;
  const short = new Map([
    [0, none],
    [0.5, half],
    [1, one],
  ]);
  return short.get(value) ?? fill(many, { years: String(value) });
}

export const sliderQuestions: readonly SliderQuestion[] = [
  {
    name: 'creditScore',
    field: 'personalCreditScore',
    criterion: 'CR1',
    stops: stopsTo([[850, 1]], 300),
    describe: (value) => fill(words.sliders.creditScore.value, { value: String(value) }),
  },
  {
    name: 'revenue',
    field: 'annualRevenueCurrent',
    criterion: 'BF3',
    stops: stopsTo([
      [100_000, 5000],
      [500_000, 10_000],
      [1_000_000, 25_000],
      [2_000_000, 100_000],
      [10_000_000, 500_000],
    ]),
    describe: (value) => fill(words.sliders.revenue.value, { value: formatDollars(value) }),
  },
  {
    name: 'started',
    field: 'dateStarted',
    criterion: 'RA1',
    stops: stopsTo([
      [10, 0.5],
      [30, 1],
    ]),
    describe: describeYears,
  },
];

export type SliderValues = Readonly<Partial<Record<AnswerName, number>>>;

/** The places of the sliders among the first questions. */
const firstOfSliders: readonly AnswerName[] = ['creditScore', 'started', 'revenue'];

/** The number of the first question without an answer. */
export function nextQuestion(values: SliderValues): number {
  const open = firstOfSliders.findIndex((name) => !(name in values));
  return (open < 0 ? firstOfSliders.length : open) + 1;
}

const lastDayOfAllMonths = 28;

/** The day so many years before `today`. */
function dayBefore(today: string, years: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(Math.min(date.getUTCDate(), lastDayOfAllMonths));
  date.setUTCMonth(date.getUTCMonth() - years * 12);
  return date.toISOString().slice(0, 10);
}

/** The answers as the profile stores them. */
export function toAnswers(values: SliderValues, today: string): Readonly<Record<string, string | number>> {
  const given = sliderQuestions.flatMap(({ name, field }) => {
    const value = values[name];
    if (value === undefined) return [];
    return [[field, name === 'started' ? dayBefore(today, value) : value] as const];
  });
  return Object.fromEntries(given);
}
