import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { useBankFileActions } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { fileNameOf } from '../model/file-name.ts';
import { describeState } from '../model/file-state.ts';
import type { BankFileView } from '../model/views.ts';

interface BankFilesProps {
  readonly files: readonly BankFileView[];
  readonly onOpen: (id: string) => void;
}

interface BankFileRowProps {
  readonly file: BankFileView;
  readonly onOpen: (id: string) => void;
}

const open: readonly BankFileView['state'][] = ['reading', 'question', 'planned', 'applying'];
const spoken: readonly BankFileView['state'][] = [...open, 'refused'];

export const canUndo = ({ undoUntil }: BankFileView): boolean =>
  undoUntil !== null && Date.parse(undoUntil) > Date.now();

export function FileState({ file }: { readonly file: BankFileView }) {
  const { state, refusal } = file;
  return (
    <span
      className={state === 'applying' ? 'bank-progress' : undefined}
      role={spoken.includes(state) || canUndo(file) ? 'status' : undefined}
    >
      {refusal?.message ?? describeState(file)}
    </span>
  );
}

/** The transactions of an applied file leave the months with it, so a second click confirms. */
function DeleteButton({ file, name }: { readonly file: BankFileView; readonly name: string }) {
  const { remove } = useBankFileActions();
  const [isConfirming, setConfirming] = useState(false);
  const needsConfirmation = file.state === 'applied' && !isConfirming;
  const run = () => void runWithErrorToast(words.failed, () => remove(file.id));
  return (
    <Button
      look={isConfirming ? 'danger' : 'ghost'}
      aria-label={fill(isConfirming ? words.files.removeRows : words.files.remove, { name })}
      onClick={needsConfirmation ? () => setConfirming(true) : run}
      onBlur={() => setConfirming(false)}
    >
      {isConfirming ? words.files.confirm : words.files.delete}
    </Button>
  );
}

interface FileActionsProps {
  readonly file: BankFileView;
  readonly name: string;
  /** Null where the file is open beside the buttons. */
  readonly onOpen: ((id: string) => void) | null;
}

export function FileActions({ file, name, onOpen }: FileActionsProps) {
  const { undo } = useBankFileActions();
  const { id, state } = file;
  const run = (work: () => Promise<unknown>) => void runWithErrorToast(words.failed, work);
  return (
    <Needs access="banking edit">
      <div className="bank-file-actions">
        {onOpen !== null && open.includes(state) ? (
          <Button look="outline" aria-label={fill(words.files.open, { name })} onClick={() => onOpen(id)}>
            {words.import.continue}
          </Button>
        ) : null}
        {canUndo(file) ? (
          <Button
            look="outline"
            aria-label={fill(words.files.undo, { name })}
            onClick={() => run(() => undo(id))}
          >
            {words.import.undo}
          </Button>
        ) : null}
        {state === 'applying' ? null : <DeleteButton file={file} name={name} />}
      </div>
    </Needs>
  );
}

function BankFileRow({ file, onOpen }: BankFileRowProps) {
  const name = fileNameOf(file);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <FileState file={file} />
      </div>
      <FileActions file={file} name={name} onOpen={onOpen} />
    </li>
  );
}

export function BankFiles({ files, onOpen }: BankFilesProps) {
  if (files.length === 0) return null;
  return (
    <section aria-label={words.files.title}>
      <h3>{words.files.title}</h3>
      <ul className="bank-files">
        {files.map((file) => (
          <BankFileRow key={file.id} file={file} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
