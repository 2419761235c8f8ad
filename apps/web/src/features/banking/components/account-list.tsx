import type { BankAccount } from '@groundwork/contracts';
import { Button, Card, EmptyState, IconTile } from '@groundwork/web-ui';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useAccountActions } from '../api/use-accounts.ts';
import { accountTypeNames } from '../model/account-words.ts';

const said = (error: unknown) => (error instanceof Error ? serverMessageOf(error) : null);

/** Gone at once, with ten minutes to think again. */
function useRemoval(account: BankAccount) {
  const { remove, restore } = useAccountActions();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    try {
      await restore(account.id);
    } catch (error) {
      const description = said(error) ?? 'The account could not be brought back';
      showToast({ title: 'Error', description, destructive: true });
    }
  };
  const run = async () => {
    setBusy(true);
    try {
      await remove(account.id);
      showToast({
        title: 'Account removed',
        description: `${account.bankName} ${account.accountNumber} no longer counts.`,
        action: { label: 'Undo', run: () => void undo() },
      });
    } catch {
      showToast({ title: 'Error', description: 'Failed to remove bank account', destructive: true });
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
          {accountTypeNames[accountType]} <span>{accountNumber}</span> · Routing {routingNumber} · Added{' '}
          {formatDate(account.createdAt)}
        </p>
      </div>
      <p className="account-balance">
        <strong>{formatMoney(currentBalance)}</strong>
        {averageBalance === null ? null : <span>Average {formatMoney(averageBalance)}</span>}
      </p>
      <Button
        look="ghost"
        busy={busy}
        aria-label={`Remove ${bankName} ${accountNumber}`}
        onClick={() => void run()}
      >
        Remove
      </Button>
    </li>
  );
}

export function AccountList({ accounts }: { readonly accounts: readonly BankAccount[] }) {
  return (
    <Card title="Connected accounts">
      {accounts.length === 0 ? (
        <EmptyState
          icon={<Landmark aria-hidden="true" />}
          title="No accounts connected"
          text="Add the account your business is paid into first."
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
