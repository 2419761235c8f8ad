import type { BankFileView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { useBankFileActions } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';

interface BankFilesProps {
  readonly files: readonly BankFileView[];
  readonly onOpen: (id: string) => void;
}

interface BankFileRowProps {
  readonly file: BankFileView;
  readonly onOpen: (id: string) => void;
}

const open: readonly BankFileView['state'][] = ['reading', 'question', 'planned'];

const canUndo = ({ undoUntil }: BankFileView): boolean =>
  undoUntil !== null && Date.parse(undoUntil) > Date.now();

function BankFileRow({ file, onOpen }: BankFileRowProps) {
  const { remove, undo } = useBankFileActions();
  const { id, state, refusal } = file;
  const name = file.name === '' ? words.files.statement : file.name;
  const run = (work: () => Promise<unknown>) => void runWithErrorToast(words.failed, work);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{refusal?.message ?? words.files.states[state]}</span>
      </div>
      <div className="bank-file-actions">
        {open.includes(state) ? (
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
        <Button
          look="ghost"
          aria-label={fill(words.files.remove, { name })}
          onClick={() => run(() => remove(id))}
        >
          {words.files.delete}
        </Button>
      </div>
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
