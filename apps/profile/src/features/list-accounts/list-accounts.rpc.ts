import { Controller } from '@nestjs/common';
import { type BankAccount, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../persistence/account.repository.ts';

@Controller()
export class ListAccountsRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
  ) {}

  @Rpc(rpc.profile.accounts)
  async answer({ userId }: { userId: UserId }): Promise<BankAccount[]> {
    const { manager } = this.dataSource;
    const rows = await this.accounts.connected(manager, userId);
    if (rows.length === 0) return [];
    const dataKey = await this.accounts.dataKeyOf(manager, userId);
    return rows.map((row) => this.accounts.view(dataKey, row));
  }
}
