import type { BankFileAnswer } from '@groundwork/contracts';
import { Button, ErrorState, Spinner } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useBankFile, useBankFileActions } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { describeState } from '../model/file-state.ts';
import { FileQuestions } from './file-questions.tsx';
import { PlanReview } from './plan-review.tsx';
import type { BankFileView, LedgerAccountView } from '../model/views.ts';

export interface ImportDialogProps {
  /** Null before the upload. */
  readonly fileId: string | null;
  readonly accounts: readonly LedgerAccountView[];
  readonly onFile: (id: string) => void;
  readonly onClose: () => void;
}

/** A toast would lie behind the open dialog. */
function useBusyTask() {
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

function Problem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="bank-refused" role="alert">
      {text}
    </p>
  );
}

function UploadStep({ onFile }: Pick<ImportDialogProps, 'onFile'>) {
  const { upload } = useBankFileActions();
  const { busy, problem, run } = useBusyTask();
  const [file, setFile] = useState<File | null>(null);
  const send = async (chosen: File) => onFile((await upload(chosen)).id);
  return (
    <>
      <p>{words.import.text}</p>
      <label className="bank-file-input">
        {words.import.file}
        <input
          type="file"
          accept=".csv,.ofx,.qfx,.qbo"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
      </label>
      <Problem text={problem} />
      <Button busy={busy} disabled={file === null} onClick={() => void (file && run(() => send(file)))}>
        {words.import.upload}
      </Button>
    </>
  );
}

type StepProps = Pick<ImportDialogProps, 'accounts' | 'onClose'> & { readonly file: BankFileView };

function useFinish(onClose: () => void) {
  const { undo } = useBankFileActions();
  const undoImport = async (id: string) => {
    await undo(id);
    showToast({ title: words.import.undone, description: words.import.undoneText });
  };
  return ({ id, plan }: BankFileView) => {
    onClose();
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

function useImport(file: BankFileView, onClose: () => void) {
  const { answer, apply } = useBankFileActions();
  const { busy, problem, run } = useBusyTask();
  const finish = useFinish(onClose);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (file.state === 'applying') isFollowed.current = true;
    if (file.state !== 'applied' || !isFollowed.current) return;
    isFollowed.current = false;
    finish(file);
  });
  const applyPlan = async (decisions: Readonly<Record<string, 'add' | 'skip'>>) => {
    const applied = await apply(file, decisions);
    if (applied.state === 'applied') finish(applied);
    else isFollowed.current = true;
  };
  return {
    busy,
    problem,
    answer: (body: BankFileAnswer) => void run(() => answer(file.id, body)),
    apply: (decisions: Readonly<Record<string, 'add' | 'skip'>>) => void run(() => applyPlan(decisions)),
  };
}

function FileStep({ file, accounts, onClose }: StepProps) {
  const { busy, problem, answer, apply } = useImport(file, onClose);
  if (file.state === 'question')
    return (
      <>
        <FileQuestions key={file.id} file={file} accounts={accounts} busy={busy} onAnswer={answer} />
        <Problem text={problem} />
      </>
    );
  if ((file.state === 'planned' || file.state === 'applying') && file.plan !== null)
    return (
      <>
        <PlanReview key={file.planVersion} file={file} plan={file.plan} busy={busy} onApply={apply} />
        <Problem text={problem} />
      </>
    );
  if (file.state === 'refused')
    return (
      <p className="bank-refused" role="alert">
        <strong>{words.import.refused}</strong> {file.refusal?.message}
      </p>
    );
  if (file.state === 'reading') return <Spinner label={words.import.reading} />;
  return <p role="status">{describeState(file)}</p>;
}

function ReadFile({
  fileId,
  accounts,
  onClose,
}: Omit<ImportDialogProps, 'onFile'> & { readonly fileId: string }) {
  const { data, error, refresh } = useBankFile(fileId);
  if (data !== undefined) return <FileStep file={data} accounts={accounts} onClose={onClose} />;
  if (error === undefined) return <Spinner label={words.import.reading} />;
  return <ErrorState title={words.away} text={words.awayText} onRetry={refresh} />;
}

function Dialog({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="bank-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="bank-dialog-content">
        <h2 id={titleId}>{words.import.title}</h2>
        {children}
        <div className="bank-dialog-end">
          <Button look="ghost" onClick={onClose}>
            {words.import.close}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

export function ImportDialog({ fileId, accounts, onFile, onClose }: ImportDialogProps) {
  return (
    <Dialog onClose={onClose}>
      {fileId === null ? (
        <UploadStep onFile={onFile} />
      ) : (
        <ReadFile fileId={fileId} accounts={accounts} onClose={onClose} />
      )}
    </Dialog>
  );
}
