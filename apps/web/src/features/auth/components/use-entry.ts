import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EntryProblem, entryProblem, type EntryWords } from '../model/entry-problem.ts';

const noProblem: EntryProblem = { alert: null, fields: {} };

export interface Entry {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problem: EntryProblem;
  readonly busy: boolean;
  readonly submit: (enter: () => Promise<void>) => Promise<void>;
}

/** The life of one entry form: busy while it asks, a problem when it was turned away, at its field where it has one. */
export function useEntry(words: EntryWords): Entry {
  const [problem, setProblem] = useState(noProblem);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  const submit = async (enter: () => Promise<void>) => {
    setBusy(true);
    setProblem(noProblem);
    try {
      await enter();
    } catch (error) {
      setProblem(entryProblem(words, error));
    } finally {
      setBusy(false);
    }
  };
  return { form, problem, busy, submit };
}

/** Reads the text fields of a form as they stand now. */
export function fieldReader(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
