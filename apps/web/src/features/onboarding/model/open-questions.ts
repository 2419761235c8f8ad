import { type FieldName, isFilled, type ProfileReply } from '@groundwork/contracts';
import type { Answers } from './answers.ts';
import { fieldsOf, type Question, questions } from './questions.ts';

/** A 0 or a no counts only if the owner entered it. */
function isAnswered(profile: ProfileReply, name: FieldName): boolean {
  return profile.answered.includes(name) || isFilled(profile[name]);
}

interface Settled {
  readonly skipped: readonly string[];
  /** Fields with a value in force, also from documents and bank rows. */
  readonly inForce: ReadonlySet<string>;
}

const isDone = (profile: ProfileReply, { skipped, inForce }: Settled, question: Question): boolean =>
  skipped.includes(question.name) ||
  fieldsOf(question).every((name) => inForce.has(name) || isAnswered(profile, name));

export interface QuestionCount {
  readonly total: number;
  /** Answered or skipped. */
  readonly done: number;
  /** null: no question is open. */
  readonly firstOpen: number | null;
}

export function countQuestions(profile: ProfileReply, settled: Settled): QuestionCount {
  const done = questions.map((question) => isDone(profile, settled, question));
  const open = done.indexOf(false);
  return {
    total: questions.length,
    done: done.filter(Boolean).length,
    firstOpen: open < 0 ? null : open + 1,
  };
}

/** What the profile has of the first answers. */
export function answersIn(profile: ProfileReply): Answers {
  const given = questions
    .flatMap(fieldsOf)
    .filter((name) => isAnswered(profile, name))
    .map((name) => [name, profile[name]] as const);
  return Object.fromEntries(given);
}
