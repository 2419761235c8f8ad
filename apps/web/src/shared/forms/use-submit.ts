import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FormProblem {
  readonly alert: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const noProblem: FormProblem = { alert: null, fields: {} };

export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problem: FormProblem;
  readonly busy: boolean;
  readonly submit: (send: () => Promise<unknown>) => Promise<void>;
}

export function useSubmit(problemOf: (error: unknown) => FormProblem): Submission {
  const [problem, setProblem] = useState(noProblem);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  const submit = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(noProblem);
    try {
      await send();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { form, problem, busy, submit };
}

export function fieldReader(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
