import type { BankFileAnswer, NewLedgerAccount } from '@groundwork/contracts';
import { words } from '../bank-records.wording.ts';
import type { BankFileView, LedgerAccountView } from '../model/views.ts';

export type AccountAnswer = NonNullable<BankFileAnswer['account']>;

interface AccountQuestionProps {
  readonly accounts: readonly LedgerAccountView[];
  readonly account: AccountAnswer;
  readonly onChange: (account: AccountAnswer) => void;
}

const blank: NewLedgerAccount = { bankName: '', accountType: 'checking', ownership: 'business' };
const types = Object.keys(words.accountTypes) as NewLedgerAccount['accountType'][];

/** The account that the file names, else the first account of the owner. */
export function firstChoice(file: BankFileView, accounts: readonly LedgerAccountView[]): AccountAnswer {
  const [first] = accounts;
  if (file.account === null && first !== undefined) return { id: first.id };
  const { bankName, accountType, numberEnding, ownership } = file.account ?? {};
  return {
    bankName: bankName ?? '',
    accountType: accountType ?? 'checking',
    ...(numberEnding && { numberEnding }),
    ownership: ownership ?? 'business',
  };
}

interface NewAccountProps {
  readonly account: NewLedgerAccount;
  readonly onChange: (account: NewLedgerAccount) => void;
}

function NumberEnding({ account, onChange }: NewAccountProps) {
  const { numberEnding, ...others } = account;
  const change = (typed: string) => onChange(typed === '' ? others : { ...others, numberEnding: typed });
  return (
    <label>
      <span>{words.questions.numberEnding}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        pattern="\d{4}"
        title={words.questions.numberHint}
        value={numberEnding ?? ''}
        onChange={({ target }) => change(target.value.replaceAll(/\D/g, ''))}
      />
    </label>
  );
}

function NewAccount({ account, onChange }: NewAccountProps) {
  return (
    <div className="bank-columns">
      <label>
        <span>{words.questions.bankName}</span>
        <input
          required
          maxLength={200}
          value={account.bankName}
          onChange={({ target }) => onChange({ ...account, bankName: target.value })}
        />
      </label>
      <NumberEnding account={account} onChange={onChange} />
      <label>
        <span>{words.questions.accountType}</span>
        <select
          value={account.accountType}
          onChange={({ target }) =>
            onChange({ ...account, accountType: target.value as NewLedgerAccount['accountType'] })
          }
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {words.accountTypes[type]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.questions.ownership}</span>
        <select
          value={account.ownership}
          onChange={({ target }) =>
            onChange({ ...account, ownership: target.value as NewLedgerAccount['ownership'] })
          }
        >
          <option value="business">{words.questions.business}</option>
          <option value="personal">{words.questions.personal}</option>
        </select>
      </label>
    </div>
  );
}

export function AccountQuestion({ accounts, account, onChange }: AccountQuestionProps) {
  const choose = (id: string) => {
    const chosen = accounts.find((each) => each.id === id);
    onChange(chosen === undefined ? blank : { id: chosen.id });
  };
  return (
    <fieldset className="bank-choice">
      <legend>{words.questions.account}</legend>
      {accounts.length === 0 ? null : (
        <select
          aria-label={words.questions.account}
          value={'id' in account ? account.id : ''}
          onChange={({ target }) => choose(target.value)}
        >
          {accounts.map(({ id, bankName, number }) => (
            <option key={id} value={id}>{`${bankName} ${number}`}</option>
          ))}
          <option value="">{words.questions.newAccount}</option>
        </select>
      )}
      {'id' in account ? null : <NewAccount account={account} onChange={onChange} />}
    </fieldset>
  );
}
