import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { FormDialog } from '#shared/business/form-dialog.tsx';
import { SelectField } from '#shared/business/select-field.tsx';
import { useAccountActions } from '../api/use-bank-records.ts';
import { words as bankWords } from '../bank-records.wording.ts';
import type { LedgerAccountView } from '../model/views.ts';

const { changing: words, questions } = bankWords;

type Ownership = LedgerAccountView['ownership'];

const ownerships: readonly (readonly [Ownership, string])[] = [
  ['business', questions.business],
  ['personal', questions.personal],
];

interface AccountProps {
  readonly account: LedgerAccountView;
  readonly onClose: () => void;
}

/** Its files and transactions go with it, so a second click confirms. */
function DeleteAccount({ account, onClose }: AccountProps) {
  const { remove } = useAccountActions();
  const [isConfirming, setConfirming] = useState(false);
  const run = async () => {
    await remove(account.id);
    onClose();
  };
  return (
    <Button
      look={isConfirming ? 'danger' : 'ghost'}
      onClick={isConfirming ? () => void run() : () => setConfirming(true)}
      onBlur={() => setConfirming(false)}
    >
      {isConfirming ? fill(words.confirm, { count: account.rows }) : words.remove}
    </Button>
  );
}

function ChangeDialog({ account, onClose }: AccountProps) {
  const { change } = useAccountActions();
  const [ownership, setOwnership] = useState(account.ownership);
  const save = async (read: (name: string) => string) => {
    await change(account.id, {
      bankName: read('bankName'),
      numberEnding: read('numberEnding') || null,
      ownership,
      closedOn: read('closedOn') || null,
    });
    onClose();
  };
  return (
    <FormDialog words={words} width={460} onSubmit={save} onClose={onClose}>
      {(problems) => (
        <>
          <TextField
            label={questions.bankName}
            name="bankName"
            defaultValue={account.bankName}
            required
            maxLength={200}
            problem={problems['bankName']}
          />
          <TextField
            label={questions.numberEnding}
            hint={questions.numberHint}
            name="numberEnding"
            defaultValue={account.number.slice(-4)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            problem={problems['numberEnding']}
          />
          <SelectField
            label={questions.ownership}
            value={ownership}
            options={ownerships}
            onChange={setOwnership}
          />
          <TextField
            label={words.closedOn}
            hint={words.closedHint}
            name="closedOn"
            type="date"
            defaultValue={account.closedOn ?? ''}
            problem={problems['closedOn']}
          />
          <DeleteAccount account={account} onClose={onClose} />
        </>
      )}
    </FormDialog>
  );
}

export function ChangeAccount({ account }: Pick<AccountProps, 'account'>) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `${account.bankName} ${account.number}`;
  return (
    <>
      <Button look="ghost" aria-label={fill(words.openOne, { name })} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? <ChangeDialog account={account} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
