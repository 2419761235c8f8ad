import type { FieldName } from '@groundwork/contracts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';
import { drafts } from '#shared/session/drafts.ts';
import { isSensitive, parseDraft } from './draft.ts';

const key = 'profile-interview';

const storable = (values: FieldAnswers): FieldAnswers =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSensitive(name as FieldName)));

export interface UnsentAnswers {
  readonly load: () => FieldAnswers;
  readonly store: (unsent: FieldAnswers, base: FieldAnswers) => void;
  /** The stored values that the answers of an earlier page replace. */
  readonly base: FieldAnswers;
}

/** A sensitive answer waits in this page only. */
export function createUnsentAnswers(userId: string): UnsentAnswers {
  const earlier = parseDraft(drafts.read(key, userId));
  let unsent: FieldAnswers = earlier?.values ?? {};
  return {
    base: earlier?.base ?? {},
    load: () => unsent,
    store: (next, base) => {
      unsent = next;
      const values = storable(next);
      const replaced = Object.fromEntries(Object.keys(values).map((name) => [name, base[name as FieldName]]));
      if (Object.keys(values).length === 0) drafts.remove(key, userId);
      else drafts.write(key, userId, { values, base: replaced, withheld: [] });
    },
  };
}
