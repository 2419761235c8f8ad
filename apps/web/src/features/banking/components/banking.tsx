import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { Needs } from '#shared/business/needs.tsx';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { words } from '../banking.wording.ts';
import { useAccounts } from '../api/use-accounts.ts';
import { AccountList } from './account-list.tsx';
import { AddAccountForm } from './add-account-form.tsx';
import './banking.css';
import { WhyConnect } from './why-connect.tsx';

function Accounts() {
  const { data, error, refresh } = useAccounts();
  if (data !== undefined) return <AccountList accounts={data} />;
  if (error === undefined) {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  return <ErrorState {...words.loadFailed} message={serverMessageOf(error)} onRetry={refresh} />;
}

export function Banking() {
  return (
    <div className="banking">
      <div className="banking-main">
        <Accounts />
        <WhyConnect />
      </div>
      <Needs access="banking edit">
        <AddAccountForm />
      </Needs>
    </div>
  );
}
