import { Injectable } from '@nestjs/common';
import type { AccountId, BankAccount, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, IsNull } from 'typeorm';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { accountSchema } from '../../persistence/account.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { accountExists, accountNotFound } from '../../profile.errors.ts';
import { publishAccounts } from '../publish-accounts/publish-accounts.use-case.ts';

export const restorableForMs = 600_000;

@Injectable()
export class RemoveAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly profiles: ProfileRepository,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId, id: AccountId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const { affected } = await manager.update(
        accountSchema,
        { id, userId, removedAt: IsNull() },
        { removedAt: this.clock.now() },
      );
      if (affected === 0) throw accountNotFound();
      await publishAccounts(manager, this.accounts, userId, id);
    });
  }

  restore(userId: UserId, id: AccountId): Promise<BankAccount> {
    return this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const row = await this.accounts.find(manager, userId, id);
      if (!row || (row.removedAt && row.removedAt.getTime() < this.clock.now().getTime() - restorableForMs)) {
        throw accountNotFound();
      }
      const dataKey = await this.accounts.dataKeyOf(manager, userId);
      if (row.removedAt === null) return this.accounts.view(manager, dataKey, row);
      const numbers = {
        accountNumber: this.accounts.numberOf(dataKey, row),
        routingNumber: row.routingNumber,
      };
      const connected = await this.accounts.connected(manager, userId);
      if (connected.some((other) => this.accounts.isSameAccount(dataKey, other, numbers))) {
        throw accountExists();
      }
      await manager.update(accountSchema, { userId, id }, { removedAt: null });
      await publishAccounts(manager, this.accounts, userId, id);
      return this.accounts.view(manager, dataKey, row);
    });
  }
}
