import type { BankAccount } from '@groundwork/contracts';
import { ShieldCheck } from 'lucide-react';
import { words } from '../banking.wording.ts';

export function AccountWitness({ account: { witnessedBy } }: { readonly account: BankAccount }) {
  if (witnessedBy === undefined) return null;
  if (witnessedBy === null) return <p>{words.list.unconfirmed}</p>;
  return (
    <p className="account-confirmed">
      <ShieldCheck aria-hidden="true" size={14} />
      {words.list.confirmed}
    </p>
  );
}
