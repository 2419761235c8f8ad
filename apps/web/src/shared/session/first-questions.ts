import { drafts } from './drafts.ts';

const form = 'first-questions';

/** isOpen: the owner signed up in this tab and did not close the questions. */
export interface FirstQuestions {
  readonly isOpen: boolean;
  readonly answers: Readonly<Record<string, string | number>>;
  readonly unsent: Readonly<Record<string, string | number>>;
}

const none: FirstQuestions = { isOpen: false, answers: {}, unsent: {} };

type Values = Readonly<Record<string, string | number>>;

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

  open(userId: string): void {
    drafts.write(form, userId, { ...none, isOpen: true });
  },
};
