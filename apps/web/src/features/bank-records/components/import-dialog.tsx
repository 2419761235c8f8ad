import { Button, ErrorState, Spinner } from '@groundwork/web-ui';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useBankFile, useBankFileActions } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { describeState } from '../model/file-state.ts';
import { isRecognized } from '../model/recognized-file.ts';
import { FileQuestions } from './file-questions.tsx';
import { PlanReview } from './plan-review.tsx';
import { RecognizedFile } from './recognized-file.tsx';
import { type Import, useBusyTask, useImport } from './use-import.ts';
import type { BankFileView, LedgerAccountView } from '../model/views.ts';

export interface ImportDialogProps {
  /** Null before the upload. */
  readonly fileId: string | null;
  readonly accounts: readonly LedgerAccountView[];
  readonly onFile: (id: string) => void;
  readonly onClose: () => void;
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

function OpenFile({ file, accounts, steps }: Omit<StepProps, 'onClose'> & { readonly steps: Import }) {
  const [checks, setChecks] = useState(false);
  const { busy, answer, apply } = steps;
  if (!checks && isRecognized(file))
    return <RecognizedFile file={file} accounts={accounts} steps={steps} onCheck={() => setChecks(true)} />;
  if (file.state === 'question')
    return <FileQuestions key={file.id} file={file} accounts={accounts} busy={busy} onAnswer={answer} />;
  if (file.plan === null) return null;
  return <PlanReview key={file.planVersion} file={file} plan={file.plan} busy={busy} onApply={apply} />;
}

const openStates: readonly BankFileView['state'][] = ['question', 'planned', 'applying'];

function FileStep({ file, accounts, onClose }: StepProps) {
  const steps = useImport(file, onClose);
  if (openStates.includes(file.state))
    return (
      <>
        <OpenFile file={file} accounts={accounts} steps={steps} />
        <Problem text={steps.problem} />
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
