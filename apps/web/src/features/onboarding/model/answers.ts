import type { FieldName, ScoreInputReply } from '@groundwork/contracts';
import { type ScoreResult, score } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { fieldOf } from '#shared/profile/fields.ts';
import { findRules, toEngineInput } from '#shared/score/engine-input.ts';
import { formatCount } from '#shared/formatting/format.ts';
import { words } from '../onboarding.wording.ts';
import { type ReadyQuestion, fieldsOf, type Question } from './questions.ts';

export type Answer = string | number;
export type Answers = Readonly<Partial<Record<FieldName, Answer>>>;

export type Reading =
  { readonly values: Answers } | { readonly problem: string } | { readonly isBlank: true };

const plainNumber = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

export function numberIn(text: string): number | null {
  const bare = text.replaceAll(/[\s$,%]/g, '').replaceAll('−', '-');
  return plainNumber.test(bare) ? Number(bare) : null;
}

export function readFigure(field: FieldName, value: number | null, least?: number): Reading {
  if (value === null) return { problem: words.problems.number };
  const { kind, min: lowest = 0, max = 1e12 } = fieldOf(field) ?? {};
  const min = least ?? lowest;
  if (kind === 'whole' && !Number.isInteger(value)) return { problem: words.problems.whole };
  const isInRange = value >= min && value <= max;
  if (!isInRange) {
    return { problem: fill(words.problems.range, { min: formatCount(min), max: formatCount(max) }) };
  }
  return { values: { [field]: Math.round(value * 100) / 100 } };
}

function readDate(field: FieldName, text: string, today: string): Reading {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && text <= today && text >= '1900-01-01'
    ? { values: { [field]: text } }
    : { problem: words.problems.date };
}

const percentOf = (value: number | null, base: number): number | null =>
  value === null ? null : (value / base) * 100;

export function readAnswer(question: ReadyQuestion, text: string, today: string): Reading {
  if (text.trim() === '') return { isBlank: true };
  if (question.kind === 'date') return readDate(question.field, text, today);
  if (question.kind === 'choice') return { values: { [question.field]: text.trim().slice(0, 200) } };
  if (question.kind === 'histories') {
    return { values: Object.fromEntries(question.fields.map((field) => [field, text])) };
  }
  const value = numberIn(text);
  return question.kind === 'share'
    ? readFigure(question.field, percentOf(value, question.base))
    : readFigure(question.field, value, question.least);
}

/** What the owner sees of her earlier answer. */
export function textOfAnswer(question: ReadyQuestion, answers: Answers): string {
  const value = fieldsOf(question).map((field) => answers[field])[0];
  if (question.kind === 'share' && typeof value === 'number')
    return String(Math.round((value * question.base) / 100));
  return value === undefined ? '' : String(value);
}

export const valuesIn = (reading: Reading): Answers => ('values' in reading ? reading.values : {});

export function withoutAnswer(answers: Answers, question: Question): Answers {
  const own: readonly string[] = fieldsOf(question);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !own.includes(name)));
}

/** null while the figures are not loaded or the browser has older rules than the server. */
export function scoreWith(reply: ScoreInputReply | undefined, answers: Answers): ScoreResult | null {
  const rules = reply === undefined ? undefined : findRules(reply.rulesVersion);
  if (reply === undefined || rules === undefined) return null;
  const input = {
    ...reply,
    figures: { ...reply.figures, ...answers },
    answered: [...reply.answered, ...Object.keys(answers)],
  };
  return score(toEngineInput(input), reply.today, rules);
}
