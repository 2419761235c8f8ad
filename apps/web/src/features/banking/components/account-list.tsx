import type { BankAccount } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { Button, Card, EmptyState, IconTile } from '@groundwork/web-ui';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useAccountActions } from '../api/use-accounts.ts';
import { specifiedWords, words } from '../banking.wording.ts';
import { AccountWitness } from './account-witness.tsx';

const messageOf = (error: unknown) => (error instanceof Error ? serverMessageOf(error) : null);

function useRemoval(account: BankAccount) {
  const { remove, restore } = useAccountActions();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    try {
      await restore(account.id);
    } catch (error) {
      const description = messageOf(error) ?? words.list.restoreFailed;
      showToast({ title: specifiedWords.error, description, destructive: true });
    }
  };
  const run = async () => {
    setBusy(true);
    try {
      await remove(account.id);
      showToast({
        title: words.list.removedTitle,
        description: fill(words.list.removedText, { bank: account.bankName, account: account.accountNumber }),
        action: { label: words.list.undo, run: () => void undo() },
      });
    } catch {
      showToast({ title: specifiedWords.error, description: specifiedWords.removeFailed, destructive: true });
      setBusy(false);
    }
  };
  return { busy, run };
}

function AccountRow({ account }: { readonly account: BankAccount }) {
  const { busy, run } = useRemoval(account);
  const { bankName, accountType, accountNumber, routingNumber, currentBalance, averageBalance } = account;
  return (
    <li className="account">
      <IconTile>
        <Landmark size={20} />
      </IconTile>
      <div className="account-words">
        <h3>{bankName}</h3>
        <p>
          {words.accountTypes[accountType]} <span>{accountNumber}</span> ·{' '}
          {fill(words.list.routing, { routingNumber })} ·{' '}
          {fill(words.list.added, { date: formatDate(account.createdAt) })}
        </p>
        <AccountWitness account={account} />
      </div>
      <p className="account-balance">
        <strong>{formatMoney(currentBalance)}</strong>
        {averageBalance === null ? null : (
          <span>{fill(words.list.average, { amount: formatMoney(averageBalance) })}</span>
        )}
      </p>
      <Needs access="banking edit">
        <Button
          look="ghost"
          busy={busy}
          aria-label={fill(words.list.removeAccount, { bank: bankName, account: accountNumber })}
          onClick={() => void run()}
        >
          {words.list.remove}
        </Button>
      </Needs>
    </li>
  );
}

export function AccountList({ accounts }: { readonly accounts: readonly BankAccount[] }) {
  return (
    <Card title={words.list.title}>
      {accounts.length === 0 ? (
        <EmptyState
          icon={<Landmark aria-hidden="true" />}
          title={words.list.emptyTitle}
          text={words.list.emptyText}
        />
      ) : (
        <ul className="accounts">
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
    </Card>
  );
}
