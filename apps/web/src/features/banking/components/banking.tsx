import { Needs } from '#shared/business/needs.tsx';
import { QueryResult } from '#shared/api/query-result.tsx';
import { words } from '../banking.wording.ts';
import { useAccounts } from '../api/use-accounts.ts';
import { AccountList } from './account-list.tsx';
import { AddAccountForm } from './add-account-form.tsx';
import './banking.css';
import { WhyConnect } from './why-connect.tsx';

function Accounts() {
  return (
    <QueryResult query={useAccounts()} failure={words.loadFailed} loading={words.loading} rows={2}>
      {(accounts) => <AccountList accounts={accounts} />}
    </QueryResult>
  );
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
