import type { FieldName } from '@groundwork/contracts';
import { useEffect, useRef, useState } from 'react';
import { drafts } from '#shared/session/drafts.ts';
import { type Draft, draftOf, type FormValues, readDraft } from '../model/draft.ts';

const formKey = 'business-profile';
const quietMilliseconds = 300;

export interface WithheldDraft {
  /** null when nothing was restored; else the fields that must be entered again. */
  readonly withheld: readonly FieldName[] | null;
  readonly discard: () => void;
}

/** Keeps what is not saved yet: a while after the last key, and at once when the page goes away. */
export function useDraft(userId: string, read: () => [now: FormValues, saved: FormValues]) {
  const [found, setFound] = useState<Draft | null>(() => readDraft(drafts.read(formKey, userId)));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  });

  const [keep] = useState(() => () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const draft = draftOf(...reader.current());
    if (draft === null) drafts.remove(formKey, userId);
    else drafts.write(formKey, userId, draft);
  });
  useEffect(() => {
    const flush = () => {
      if (timer.current !== null) keep();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keep]);

  return {
    restored: found?.values ?? {},
    withheld: found?.withheld ?? null,
    onEdit: () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(keep, quietMilliseconds);
    },
    /** After a save: what was typed since stays a draft. */
    keep: () => {
      keep();
      setFound(null);
    },
    discard: () => {
      drafts.remove(formKey, userId);
      setFound(null);
    },
  };
}
