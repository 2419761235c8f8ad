import type { FieldName } from '@groundwork/contracts';
import { useEffect, useRef, useState } from 'react';
import { drafts } from '#shared/session/drafts.ts';
import { type Draft, draftOf, type FormValues, parseDraft } from '../model/draft.ts';

const formKey = 'business-profile';
const delayMs = 300;

export interface WithheldDraft {
  readonly withheld: readonly FieldName[] | null;
  readonly discard: () => void;
}

export const readDraft = (userId: string): Draft | null => parseDraft(drafts.read(formKey, userId));

export function useDraft(
  userId: string,
  first: Draft | null,
  read: () => [now: FormValues, saved: FormValues],
) {
  const [restoredDraft, setRestoredDraft] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  });

  const [storeDraft] = useState(() => () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const draft = draftOf(...reader.current());
    if (draft === null) drafts.remove(formKey, userId);
    else drafts.write(formKey, userId, draft);
  });
  useEffect(() => {
    const flush = () => {
      if (timer.current !== null) storeDraft();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [storeDraft]);

  return {
    withheld: restoredDraft?.withheld ?? null,
    onEdit: () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(storeDraft, delayMs);
    },
    storeAfterSave: () => {
      storeDraft();
      setRestoredDraft(null);
    },
    discard: () => {
      drafts.remove(formKey, userId);
      setRestoredDraft(null);
    },
  };
}
