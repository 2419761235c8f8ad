import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Loading,
  RowsSkeleton,
} from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { formatDate } from '#shared/formatting/format.ts';
import { useBankFiles, useLedgerAccounts } from '../api/use-bank-records.ts';
import { words } from '../bank-records.wording.ts';
import { formatMonth, monthReason } from '../model/month-reason.ts';
import './bank-records.css';
import { BankFiles } from './bank-files.tsx';
import { ChangeAccount } from './change-account.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { BankFileView, LedgerAccountView, LedgerMonth } from '../model/views.ts';

const tones: Record<LedgerMonth['state'], BadgeTone> = {
  reconciled: 'good',
  open: 'neutral',
  broken: 'bad',
  disputed: 'warn',
};

function MonthReasons({ months }: Pick<LedgerAccountView, 'months'>) {
  const unproven = months.filter(({ state }) => state !== 'reconciled');
  if (unproven.length === 0) return null;
  return (
    <ul className="bank-month-reasons">
      {unproven.map((month) => (
        <li key={month.month}>
          <strong>{formatMonth(month.month)}</strong> <span>{monthReason(month)}</span>
        </li>
      ))}
    </ul>
  );
}

function MonthTiles({ account }: { readonly account: LedgerAccountView }) {
  const { bankName, number, rows, firstDay, lastDay, months } = account;
  const period =
    firstDay === null || lastDay === null
      ? words.months.noTransactions
      : fill(words.months.transactions, { count: rows, from: formatDate(firstDay), to: formatDate(lastDay) });
  return (
    <section className="bank-account" aria-label={fill(words.months.title, { bank: bankName, number })}>
      <div className="bank-account-head">
        <h3>{`${bankName} ${number}`}</h3>
        <Needs access="banking edit">
          <ChangeAccount account={account} />
        </Needs>
      </div>
      <p>{period}</p>
      <ul className="bank-months">
        {months.map((month) => (
          <li key={month.month} title={monthReason(month)}>
            <strong>{formatMonth(month.month)}</strong>
            <Badge tone={tones[month.state]}>{words.months.states[month.state]}</Badge>
          </li>
        ))}
      </ul>
      <MonthReasons months={months} />
    </section>
  );
}

interface ContentProps {
  readonly files: readonly BankFileView[];
  readonly onOpen: (id: string) => void;
  readonly accounts: readonly LedgerAccountView[];
}

function Content({ files, accounts, onOpen }: ContentProps) {
  if (files.length === 0 && accounts.length === 0)
    return <EmptyState icon={<FileSpreadsheet aria-hidden="true" />} title={words.empty} />;
  return (
    <>
      {accounts.map((account) => (
        <MonthTiles key={account.id} account={account} />
      ))}
      <BankFiles files={files} onOpen={onOpen} />
    </>
  );
}

function useImportDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [fileId, setFileId] = useState<string | null>(null);
  const openFile = (id: string | null) => {
    setFileId(id);
    setIsOpen(true);
  };
  return { isOpen, fileId, setFileId, openFile, close: () => setIsOpen(false) };
}

export function BankRecords() {
  const files = useBankFiles();
  const accounts = useLedgerAccounts();
  const dialog = useImportDialog();
  const error = files.error ?? accounts.error;
  const refresh = async () => {
    await Promise.all([files.refresh(), accounts.refresh()]);
  };
  const action = (
    <Needs access="banking edit">
      <Button look="outline" onClick={() => dialog.openFile(null)}>
        {words.import.open}
      </Button>
    </Needs>
  );
  return (
    <Card title={words.title} subtitle={words.subtitle} action={action} className="bank-records">
      {files.data !== undefined && accounts.data !== undefined ? (
        <Content files={files.data} accounts={accounts.data} onOpen={dialog.openFile} />
      ) : error === undefined ? (
        <Loading label={words.loading}>
          <RowsSkeleton rows={3} />
        </Loading>
      ) : (
        <ErrorState title={words.away} text={words.awayText} onRetry={refresh} />
      )}
      {dialog.isOpen ? (
        <ImportDialog
          fileId={dialog.fileId}
          accounts={accounts.data ?? []}
          onFile={dialog.setFileId}
          onClose={dialog.close}
        />
      ) : null}
    </Card>
  );
}
