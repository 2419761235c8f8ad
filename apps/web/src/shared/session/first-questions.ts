import { drafts } from './drafts.ts';

const form = 'first-questions';
const visitor = 'visitor';

/** The landing page names the number without the questions themselves. */
export const firstQuestionCount = 11;

type Values = Readonly<Record<string, string | number>>;

/** isOpen: the owner signed up in this tab and did not close the questions. */
export interface FirstQuestions {
  readonly isOpen: boolean;
  readonly answers: Values;
  readonly unsent: Values;
}

const none: FirstQuestions = { isOpen: false, answers: {}, unsent: {} };

function parseValues(value: unknown): Values {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => typeof each === 'string' || typeof each === 'number'),
  );
}

export const firstQuestions = {
  read(userId: string): FirstQuestions {
    const stored = drafts.read(form, userId);
    if (typeof stored !== 'object' || stored === null) return none;
    const { isOpen, answers, unsent } = stored as Partial<Record<keyof FirstQuestions, unknown>>;
    return { isOpen: isOpen === true, answers: parseValues(answers), unsent: parseValues(unsent) };
  },

  change(userId: string, change: Partial<FirstQuestions>): void {
    drafts.write(form, userId, { ...firstQuestions.read(userId), ...change });
  },

  /** The answers of a visitor wait in this tab for the sign-up. */
  carry(answers: Values): void {
    drafts.write(form, visitor, answers);
  },

  carried(): Values {
    return parseValues(drafts.read(form, visitor));
  },

  open(userId: string): void {
    const answers = firstQuestions.carried();
    drafts.remove(form, visitor);
    drafts.write(form, userId, { isOpen: true, answers, unsent: answers });
  },
};
