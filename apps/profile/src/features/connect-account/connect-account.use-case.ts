import { Injectable } from '@nestjs/common';
import type { AccountId, BankAccount, BankAccountBody, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { type AccountRow, accountSchema } from '../../persistence/account.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { accountExists, tooManyAccounts } from '../../profile.errors.ts';
import { publishAccounts } from '../publish-accounts/publish-accounts.use-case.ts';

/** The search for a duplicate decrypts each account number. */
const maxAccounts = 100;

const centsOf = (amount: number) => Math.round(amount * 100);

@Injectable()
export class ConnectAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly profiles: ProfileRepository,
    private readonly clock: Clock,
  ) {}

  run(userId: UserId, account: BankAccountBody): Promise<BankAccount> {
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const { dataKey } = await this.profiles.findOrCreateForUpdate(manager, userId, now);
      const connected = await this.accounts.connected(manager, userId);
      if (connected.some((row) => this.accounts.isSameAccount(dataKey, row, account))) throw accountExists();
      if (connected.length >= maxAccounts) throw tooManyAccounts(maxAccounts);
      const id = newId() as AccountId;
      const row: AccountRow = {
        id,
        userId,
        bankName: account.bankName,
        accountType: account.accountType,
        sealedNumber: this.accounts.seal(dataKey, { id, userId }, account.accountNumber),
        routingNumber: account.routingNumber,
        currentBalanceCents: centsOf(account.currentBalance),
        averageBalanceCents: account.averageBalance === undefined ? null : centsOf(account.averageBalance),
        createdAt: now,
        removedAt: null,
      };
      await manager.insert(accountSchema, row);
      await publishAccounts(manager, this.accounts, userId, id);
      return this.accounts.view(manager, dataKey, row);
    });
  }
}
