import { Injectable } from '@nestjs/common';
import type { BankAccount, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../persistence/account.repository.ts';

@Injectable()
export class ListAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<BankAccount[]> {
    const { manager } = this.dataSource;
    const rows = await this.accounts.connected(manager, userId);
    if (rows.length === 0) return [];
    const dataKey = await this.accounts.dataKeyOf(manager, userId);
    return this.accounts.views(manager, dataKey, rows);
  }
}
