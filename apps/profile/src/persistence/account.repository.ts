import { Injectable } from '@nestjs/common';
import {
  type AccountFigures,
  type AccountId,
  type AccountType,
  type BankAccount,
  maskAccountNumber,
  type UserId,
  type WitnessedAccountState,
} from '@groundwork/contracts';
import { FieldCipher, type FieldPlace, type WrappedKey } from '@groundwork/platform-crypto';
import { type EntityManager, IsNull } from 'typeorm';
import { accountFigures, type AccountRow, accountSchema } from './account.schema.ts';
import { EvidenceRepository } from './evidence.repository.ts';
import { ProfileRepository } from './profile.repository.ts';

const placeOf = (row: string, user: string): FieldPlace => ({
  table: 'accounts',
  column: 'sealed_number',
  row,
  user,
});

interface Numbers {
  accountNumber: string;
  routingNumber: string;
}

function witnessOf(
  witnesses: readonly WitnessedAccountState[],
  accountType: AccountType,
  number: string,
): BankAccount['witnessedBy'] {
  const witness = witnesses.find(
    (each) =>
      each.accountType === accountType && each.numberEnding !== '' && number.endsWith(each.numberEnding),
  );
  return witness ? { accountId: witness.accountId, lastDay: witness.lastDay } : null;
}

@Injectable()
export class AccountRepository {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly evidence: EvidenceRepository,
    private readonly cipher: FieldCipher,
  ) {}

  connected(manager: EntityManager, userId: UserId): Promise<AccountRow[]> {
    return manager.find(accountSchema, {
      where: { userId, removedAt: IsNull() },
      order: { createdAt: 'desc', id: 'desc' },
    });
  }

  find(manager: EntityManager, userId: UserId, id: AccountId): Promise<AccountRow | null> {
    return manager.findOneBy(accountSchema, { userId, id });
  }

  async dataKeyOf(manager: EntityManager, userId: UserId): Promise<WrappedKey> {
    return (await this.profiles.find(manager, userId)).dataKey;
  }

  seal(
    dataKey: WrappedKey,
    { id, userId }: Pick<AccountRow, 'id' | 'userId'>,
    accountNumber: string,
  ): string {
    return this.cipher.encrypt(dataKey, placeOf(id, userId), accountNumber);
  }

  numberOf(dataKey: WrappedKey, row: AccountRow): string {
    return this.cipher.decrypt(dataKey, placeOf(row.id, row.userId), row.sealedNumber);
  }

  isSameAccount(dataKey: WrappedKey, row: AccountRow, numbers: Numbers): boolean {
    return (
      row.routingNumber === numbers.routingNumber && this.numberOf(dataKey, row) === numbers.accountNumber
    );
  }

  async view(manager: EntityManager, dataKey: WrappedKey, row: AccountRow): Promise<BankAccount> {
    const witnesses = await this.evidence.freshAccounts(manager, row.userId);
    return this.viewWith(witnesses, dataKey, row);
  }

  async views(
    manager: EntityManager,
    dataKey: WrappedKey,
    rows: readonly AccountRow[],
  ): Promise<BankAccount[]> {
    const [first] = rows;
    if (!first) return [];
    const witnesses = await this.evidence.freshAccounts(manager, first.userId);
    return rows.map((row) => this.viewWith(witnesses, dataKey, row));
  }

  private viewWith(
    witnesses: readonly WitnessedAccountState[],
    dataKey: WrappedKey,
    row: AccountRow,
  ): BankAccount {
    const number = this.numberOf(dataKey, row);
    return {
      id: row.id,
      bankName: row.bankName,
      accountType: row.accountType,
      accountNumber: maskAccountNumber(number),
      routingNumber: row.routingNumber,
      currentBalance: row.currentBalanceCents / 100,
      averageBalance: row.averageBalanceCents === null ? null : row.averageBalanceCents / 100,
      createdAt: row.createdAt.toISOString(),
      witnessedBy: witnessOf(witnesses, row.accountType, number),
    };
  }

  /** The connected accounts under a new version. */
  async nextState(
    manager: EntityManager,
    userId: UserId,
  ): Promise<{ version: number; accounts: AccountFigures[] }> {
    const rows = await this.connected(manager, userId);
    const version = await this.profiles.nextAccountsVersion(manager, userId);
    return { version, accounts: rows.map(accountFigures) };
  }
}
