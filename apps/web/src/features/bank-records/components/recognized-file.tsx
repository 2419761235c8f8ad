import type { BankFileView, LedgerAccountView } from '../model/views.ts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { words } from '../bank-records.wording.ts';
import { describeState } from '../model/file-state.ts';
import { answerWith, countOf, sentenceOf } from '../model/recognized-file.ts';
import { type AccountAnswer, AccountQuestion, firstChoice } from './account-question.tsx';
import { FileWarnings } from './file-warnings.tsx';
import type { Import } from './use-import.ts';

export interface RecognizedFileProps {
  readonly file: BankFileView;
  readonly accounts: readonly LedgerAccountView[];
  readonly steps: Import;
  readonly onCheck: () => void;
}

/** The owner may name the bank later. */
function named(account: AccountAnswer): AccountAnswer {
  return 'bankName' in account && account.bankName === ''
    ? { ...account, bankName: words.import.yourBank }
    : account;
}

function nameOf(account: AccountAnswer, accounts: readonly LedgerAccountView[]): string {
  if (!('id' in account))
    return fill(words.import.accountShort, {
      bank: account.bankName,
      type: words.accountTypes[account.accountType],
    });
  const chosen = accounts.find(({ id }) => id === account.id);
  return `${chosen?.bankName ?? ''} ${chosen?.number ?? ''}`.trim();
}

export function RecognizedFile({ file, accounts, steps, onCheck }: RecognizedFileProps) {
  const [account, setAccount] = useState(() => named(firstChoice(file, accounts)));
  const count = countOf(file);
  return (
    <div className="bank-recognized">
      <p role="status">{steps.busy && file.state === 'applying' ? describeState(file) : sentenceOf(file)}</p>
      <FileWarnings file={file} />
      {file.questions.includes('ACCOUNT') ? (
        <details>
          <summary>
            {words.import.checkAccount}: {nameOf(account, accounts)}
          </summary>
          <AccountQuestion accounts={accounts} account={account} onChange={setAccount} />
        </details>
      ) : null}
      <div className="bank-apply">
        <Button
          busy={steps.busy}
          disabled={count === 0}
          onClick={() => steps.addAll(answerWith(file, account))}
        >
          {count === 0 ? words.import.addNone : fill(words.import.add, { count })}
        </Button>
        {file.questions.includes('MAPPING') ? (
          <Button look="ghost" onClick={onCheck}>
            {words.import.check}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
