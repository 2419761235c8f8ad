import { Injectable } from '@nestjs/common';
import {
  type AccountId,
  type BankAccount,
  events,
  maskAccountNumber,
  type UserId,
} from '@groundwork/contracts';
import { FieldCipher, type FieldPlace, type WrappedKey } from '@groundwork/platform-crypto';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { type EntityManager, IsNull } from 'typeorm';
import { accountFigures, type AccountRow, accountSchema } from './account.schema.ts';
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

@Injectable()
export class AccountRepository {
  constructor(
    private readonly profiles: ProfileRepository,
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

  view(dataKey: WrappedKey, row: AccountRow): BankAccount {
    return {
      id: row.id,
      bankName: row.bankName,
      accountType: row.accountType,
      accountNumber: maskAccountNumber(this.numberOf(dataKey, row)),
      routingNumber: row.routingNumber,
      currentBalance: row.currentBalanceCents / 100,
      averageBalance: row.averageBalanceCents === null ? null : row.averageBalanceCents / 100,
      createdAt: row.createdAt.toISOString(),
    };
  }

  async publishAccounts(manager: EntityManager, userId: UserId, accountId: AccountId): Promise<void> {
    const accounts = await this.connected(manager, userId);
    await appendToOutbox(manager, events.accountsChanged, {
      aggregateId: userId,
      aggregateVersion: await this.profiles.nextAccountsVersion(manager, userId),
      userId,
      data: { accounts: accounts.map(accountFigures), accountId },
    });
  }
}
