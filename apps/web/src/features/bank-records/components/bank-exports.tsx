import type { BankFileView, LedgerAccountView } from '../model/views.ts';
import { IconTile } from '@groundwork/web-ui';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#shared/business/use-business.ts';
import { useBankFiles, useLedgerAccounts } from '../api/use-bank-records.ts';
import { fileNameOf, waitingStatements } from '../model/file-name.ts';
import { isRecognized } from '../model/recognized-file.ts';
import { canUndo, FileActions, FileState } from './bank-files.tsx';
import './bank-records.css';
import { ImportDialog } from './import-dialog.tsx';
import { RecognizedFile } from './recognized-file.tsx';
import { useImport } from './use-import.ts';

const listed: readonly BankFileView['state'][] = ['reading', 'question', 'planned', 'applying', 'refused'];

/** Statements are documents, and need no more than an answer. A file that was added stays until it cannot be undone. */
const listedOf = (files: readonly BankFileView[]): BankFileView[] => [
  ...waitingStatements(files),
  ...files.filter((file) => file.source !== 'document' && (listed.includes(file.state) || canUndo(file))),
  ...files.filter(({ source, state }) => source === 'document' && state === 'planned'),
];

interface BankExportProps {
  readonly file: BankFileView;
  readonly accounts: readonly LedgerAccountView[];
  readonly onOpen: (id: string) => void;
}

function OpenExport({ file, accounts, onOpen }: BankExportProps) {
  const steps = useImport(file, () => undefined);
  const canEdit = useMay('banking edit');
  if (!canEdit || (!steps.busy && !isRecognized(file))) return <FileState file={file} />;
  return (
    <>
      <RecognizedFile file={file} accounts={accounts} steps={steps} onCheck={() => onOpen(file.id)} />
      {steps.problem === null ? null : (
        <p className="bank-refused" role="alert">
          {steps.problem}
        </p>
      )}
    </>
  );
}

function BankExport(props: BankExportProps) {
  const { file, onOpen } = props;
  const name = fileNameOf(file);
  return (
    <li className="document bank-export">
      <div className="document-head">
        <IconTile>
          <FileSpreadsheet size={19} />
        </IconTile>
        <div className="document-name">
          <h3>{name}</h3>
          <OpenExport {...props} />
        </div>
        <FileActions file={file} name={name} onOpen={isRecognized(file) ? null : onOpen} />
      </div>
    </li>
  );
}

/** The bank files among the documents of an owner. */
export function BankExports() {
  const { data: files = [] } = useBankFiles();
  const { data: accounts } = useLedgerAccounts();
  const [opened, setOpened] = useState<string | null>(null);
  if (accounts === undefined) return null;
  return (
    <>
      {listedOf(files).map((file) => (
        <BankExport key={file.id} file={file} accounts={accounts} onOpen={setOpened} />
      ))}
      {opened === null ? null : (
        <li>
          <ImportDialog
            fileId={opened}
            accounts={accounts}
            onFile={setOpened}
            onClose={() => setOpened(null)}
          />
        </li>
      )}
    </>
  );
}
