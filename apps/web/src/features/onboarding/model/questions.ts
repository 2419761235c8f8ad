import type { FieldName } from '@groundwork/contracts';
import { fieldOf } from '#shared/profile/fields.ts';
import { words } from '../onboarding.wording.ts';

const texts = words.questions;

interface Named {
  readonly name: keyof typeof texts;
}

interface FigureQuestion extends Named {
  readonly kind: 'money' | 'points' | 'percent';
  readonly field: FieldName;
}

interface DateQuestion extends Named {
  readonly kind: 'date';
  readonly field: FieldName;
}

interface ChoiceQuestion extends Named {
  readonly kind: 'choice';
  readonly field: FieldName;
  readonly options: readonly string[];
}

/** One answer for all histories: none. Details of another answer are in the profile. */
interface HistoriesQuestion extends Named {
  readonly kind: 'histories';
  readonly fields: readonly FieldName[];
}

export type Question = FigureQuestion | DateQuestion | ChoiceQuestion | HistoriesQuestion;

/** The answers with the most points: docs/decisions/0110 has the table and the reasons. */
export const questions: readonly Question[] = [
  { name: 'creditScore', kind: 'points', field: 'personalCreditScore' },
  { name: 'started', kind: 'date', field: 'dateStarted' },
  { name: 'revenue', kind: 'money', field: 'annualRevenueCurrent' },
  { name: 'lastRevenue', kind: 'money', field: 'annualRevenuePrevious' },
  { name: 'margin', kind: 'percent', field: 'netProfitMargin' },
  { name: 'balance', kind: 'money', field: 'averageBankBalance' },
  {
    name: 'histories',
    kind: 'histories',
    fields: ['bankruptcyHistory', 'foreclosureHistory', 'taxLienHistory', 'judgmentHistory'],
  },
  {
    name: 'industry',
    kind: 'choice',
    field: 'industryType',
    options: fieldOf('industryType')?.suggestions ?? [],
  },
];

export const textsOf = ({ name }: Question): { readonly title: string; readonly note: string } => texts[name];

export const fieldsOf = (question: Question): readonly FieldName[] =>
  question.kind === 'histories' ? question.fields : [question.field];

export type Step = number | 'score';

/** The first question without an answer. */
export function firstStep(answers: Readonly<Record<string, unknown>>): Step {
  const open = questions.findIndex((question) => fieldsOf(question).every((field) => !(field in answers)));
  return open < 0 ? 'score' : open + 1;
}

/** The address names the step: `?question=3`, or `?question=score` for the last screen. */
export function stepOf(search: URLSearchParams, first: Step = 1): Step {
  const value = search.get('question');
  if (value === 'score') return 'score';
  if (value === null) return first;
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= questions.length ? number : 1;
}

export const stepAfter = (step: number): Step => (step < questions.length ? step + 1 : 'score');
