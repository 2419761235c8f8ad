import type { AccountFigures, AccountId, AccountType, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

export interface AccountRow {
  id: AccountId;
  userId: UserId;
  bankName: string;
  accountType: AccountType;
  /** Encrypted with the owner's data key. */
  sealedNumber: string;
  routingNumber: string;
  currentBalanceCents: number;
  averageBalanceCents: number | null;
  createdAt: Date;
  /** Removed accounts can be brought back for ten minutes. */
  removedAt: Date | null;
}

const cents = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

export const accountSchema = new EntitySchema<AccountRow>({
  name: 'account',
  tableName: 'accounts',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id', primary: true },
    bankName: { type: 'text', name: 'bank_name' },
    accountType: { type: 'text', name: 'account_type' },
    sealedNumber: { type: 'text', name: 'sealed_number' },
    routingNumber: { type: 'text', name: 'routing_number' },
    currentBalanceCents: { type: 'bigint', name: 'current_balance_cents', transformer: cents },
    averageBalanceCents: {
      type: 'bigint',
      name: 'average_balance_cents',
      nullable: true,
      transformer: cents,
    },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    removedAt: { type: 'timestamptz', name: 'removed_at', nullable: true },
  },
});

/** Published to other services: no bank, no numbers. */
export const accountFigures = (row: AccountRow): AccountFigures => ({
  accountId: row.id,
  accountType: row.accountType,
  currentBalanceCents: row.currentBalanceCents,
  averageBalanceCents: row.averageBalanceCents,
});
