import { describe, expect, it } from '@jest/globals';
import {
  type AccessEntry,
  bankFile,
  type BankFileView,
  documentView,
  ledgerAccount,
  routeExamples,
} from '@groundwork/contracts';
import { type OwnThings, subjectText } from './access-log-texts.ts';

const entry = (who: AccessEntry['who'], subject = 'profile'): AccessEntry => ({
  id: '0190c9a0-0000-7000-8000-000000000000',
  at: '2026-11-22T09:00:00.000Z',
  action: 'document.downloaded',
  who,
  name: null,
  area: null,
  subject,
  service: 'documents',
});

const [document] = documentView.array().parse(routeExamples.documents?.reply);
const [file] = bankFile.array().parse(routeExamples.bankFiles?.reply);
const [account] = ledgerAccount.array().parse(routeExamples.ledgerAccounts?.reply);
const planned = { firstDay: '2026-06-01', lastDay: '2026-08-31' } as BankFileView['plan'];
const own: OwnThings = {
  documents: [{ ...document!, originalName: 'june.pdf' }],
  bankFiles: [{ ...file!, source: 'csv', plan: planned }],
  accounts: [{ ...account!, bankName: 'First Bank', number: '****6789' }],
};

describe('a line of the access log', () => {
  it('names a document, a bank file with its period and an account, and never an id', () => {
    const textOf = (subject: string) => subjectText(entry('you', subject), own);
    expect(textOf(`document ${document!.id}`)).toBe('june.pdf');
    expect(textOf(`bank-file ${file!.id}`)).toBe('Bank file, Jun 1, 2026 to Aug 31, 2026');
    expect(textOf(`ledger-account ${account!.id}`)).toBe('First Bank ****6789');
    expect(textOf('bank-file 0190c9a0-0000-7000-8000-000000000001')).toBeNull();
    expect(textOf('profile')).toBeNull();
  });

  it('names a bank statement, and a file that was not read yet', () => {
    const only = (part: Partial<BankFileView>) => ({
      ...own,
      bankFiles: [{ ...own.bankFiles[0]!, ...part }],
    });
    const about = entry('you', `bank-file ${file!.id}`);
    expect(subjectText(about, only({ source: 'document' }))).toBe(
      'Bank statement, Jun 1, 2026 to Aug 31, 2026',
    );
    expect(subjectText(about, only({ plan: null }))).toBe('Bank file');
  });
});
