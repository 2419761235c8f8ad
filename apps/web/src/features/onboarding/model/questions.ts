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

/** In dollars on the screen, stored as a percent of another answer. */
interface ShareQuestion extends Named {
  readonly kind: 'share';
  readonly field: FieldName;
  readonly of: FieldName;
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

type PlainQuestion = FigureQuestion | DateQuestion | ChoiceQuestion | HistoriesQuestion;

export type Question = PlainQuestion | ShareQuestion;

/** `base` is the answer that the share is of. */
export type ReadyQuestion = PlainQuestion | (ShareQuestion & { readonly base: number });

/** The answers with the most points: docs/decisions/0110 has the table and the reasons. */
export const questions: readonly Question[] = [
  { name: 'creditScore', kind: 'points', field: 'personalCreditScore' },
  { name: 'started', kind: 'date', field: 'dateStarted' },
  { name: 'revenue', kind: 'money', field: 'annualRevenueCurrent' },
  { name: 'lastRevenue', kind: 'money', field: 'annualRevenuePrevious' },
  { name: 'profit', kind: 'share', field: 'netProfitMargin', of: 'annualRevenueCurrent' },
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

/** Without the other answer, the question is the percent. */
export function readyQuestion(question: Question, answers: Readonly<Record<string, unknown>>): ReadyQuestion {
  if (question.kind !== 'share') return question;
  const base = answers[question.of];
  return typeof base === 'number' && base > 0
    ? { ...question, base }
    : { name: 'margin', kind: 'percent', field: question.field };
}

export const textsOf = ({ name }: ReadyQuestion): { readonly title: string; readonly note: string } =>
  texts[name];

export const fieldsOf = (question: Question | ReadyQuestion): readonly FieldName[] =>
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
