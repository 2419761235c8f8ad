import type { FieldName } from '@groundwork/contracts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';
import { drafts } from '#shared/session/drafts.ts';
import { type Draft, isSensitive, parseDraft } from './draft.ts';

const key = 'profile-interview';

export interface UnsentAnswers {
  readonly load: () => FieldAnswers;
  readonly store: (unsent: FieldAnswers, base: FieldAnswers) => void;
  /** The stored values that the answers of an earlier page replace. */
  readonly base: FieldAnswers;
}

/** A sensitive answer waits in this page only. */
export function draftOfUnsent(unsent: FieldAnswers, base: FieldAnswers): Draft | null {
  const names = (Object.keys(unsent) as FieldName[]).filter((name) => !isSensitive(name));
  if (names.length === 0) return null;
  const valuesIn = (values: FieldAnswers) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { values: valuesIn(unsent), base: valuesIn(base), withheld: [] };
}

export function createUnsentAnswers(userId: string): UnsentAnswers {
  const earlier = parseDraft(drafts.read(key, userId));
  let unsent: FieldAnswers = earlier?.values ?? {};
  return {
    base: earlier?.base ?? {},
    load: () => unsent,
    store: (next, base) => {
      unsent = next;
      const draft = draftOfUnsent(next, base);
      if (draft === null) drafts.remove(key, userId);
      else drafts.write(key, userId, draft);
    },
  };
}
