import type { BankFileAnswer } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useBankFileActions } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { isRecognized } from '../model/recognized-file.ts';
import type { BankFileView } from '../model/views.ts';

/** A toast would lie behind an open dialog. */
export function useBusyTask() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const message = error instanceof Error ? serverMessageOf(error) : null;
      setProblem(message ?? words.failed);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}

function useFinish(onEnd: () => void) {
  const { undo } = useBankFileActions();
  const undoImport = async (id: string) => {
    await undo(id);
    showToast({ title: words.import.undone, description: words.import.undoneText });
  };
  return ({ id, plan }: BankFileView) => {
    onEnd();
    showToast({
      title: fill(words.import.applied, { count: plan?.new ?? 0 }),
      description: words.import.appliedText,
      action: {
        label: words.import.undo,
        run: () => void runWithErrorToast(words.failed, () => undoImport(id)),
      },
    });
  };
}

export type Decisions = Readonly<Record<string, 'add' | 'skip'>>;

export interface Import {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly answer: (body: BankFileAnswer) => void;
  readonly apply: (decisions: Decisions) => void;
  /** Confirms what the file suggests, and adds its transactions as soon as their plan is there. */
  readonly addAll: (body: BankFileAnswer) => void;
}

export function useImport(file: BankFileView, onEnd: () => void): Import {
  const actions = useBankFileActions();
  const { busy, problem, run } = useBusyTask();
  /** The file of the click, until a newer state of it arrives. */
  const [clicked, setClicked] = useState<BankFileView | null>(null);
  const finish = useFinish(onEnd);
  const isFollowed = useRef(false);
  const applyPlan = async (planned: BankFileView, decisions: Decisions) => {
    const applied = await actions.apply(planned, decisions);
    if (applied.state === 'applied') finish(applied);
    else isFollowed.current = true;
  };
  useEffect(() => {
    if (file.state === 'applying') isFollowed.current = true;
    if (file.state !== 'applied' || !isFollowed.current) return;
    isFollowed.current = false;
    finish(file);
  });
  const goOn = async () => {
    setClicked(null);
    if (file.state === 'planned' && isRecognized(file)) await run(() => applyPlan(file, {}));
  };
  useEffect(() => {
    if (clicked !== null && file !== clicked && file.state !== 'reading') void goOn();
  });
  const addAll = async (body: BankFileAnswer) => {
    const answered = file.state === 'planned' ? file : await actions.answer(file.id, body);
    if (answered.state === 'planned' && isRecognized(answered)) await applyPlan(answered, {});
    else setClicked(answered.state === 'reading' ? file : null);
  };
  return {
    busy: busy || clicked !== null,
    problem,
    answer: (body) => void run(() => actions.answer(file.id, body)),
    apply: (decisions) => void run(() => applyPlan(file, decisions)),
    addAll: (body) => void run(() => addAll(body)),
  };
}
