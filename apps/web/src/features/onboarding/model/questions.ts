import type { FieldName } from '@groundwork/contracts';
import { fieldOf } from '#shared/profile/fields.ts';
import { words } from '../onboarding.wording.ts';

const texts = words.questions;
const purposes: Readonly<Record<string, string>> = texts.purpose.options;

interface Named {
  readonly name: keyof typeof texts;
}

interface FigureQuestion extends Named {
  readonly kind: 'money' | 'points' | 'percent';
  readonly field: FieldName;
  readonly least?: number;
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

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceQuestion extends Named {
  readonly kind: 'choice';
  readonly field: FieldName;
  readonly options: readonly Choice[];
  /** Of a long list: what the owner types narrows it. */
  readonly search?: string;
  /** The profile accepts any text. */
  readonly isOpenList?: true;
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

const suggested = (field: FieldName): Choice[] =>
  (fieldOf(field)?.suggestions ?? []).map((value) => ({ value, label: value }));

/** The eight answers with the most points, then the three that decide the most lenders: docs/decisions/0110 has the reasons. */
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
    options: suggested('industryType'),
    search: texts.industry.search,
    isOpenList: true,
  },
  { name: 'amount', kind: 'money', field: 'loanRequestAmount', least: 1 },
  {
    name: 'purpose',
    kind: 'choice',
    field: 'loanPurpose',
    options: (fieldOf('loanPurpose')?.options ?? []).map((value) => ({
      value,
      label: purposes[value] ?? value,
    })),
  },
  {
    name: 'state',
    kind: 'choice',
    field: 'stateOfIncorporation',
    options: suggested('stateOfIncorporation'),
    search: texts.state.search,
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

/** The first question without an answer that the owner did not skip. */
export function firstStep(answers: Readonly<Record<string, unknown>>, skipped: readonly string[] = []): Step {
  const open = questions.findIndex(
    (question) =>
      !skipped.includes(question.name) && fieldsOf(question).every((field) => !(field in answers)),
  );
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
