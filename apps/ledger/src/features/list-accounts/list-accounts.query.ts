import { Injectable } from '@nestjs/common';
import type { LedgerAccountView, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { toAccountView } from '../../domain/bank-file.view.ts';
import { accountsOf } from '../../persistence/bank-file.repository.ts';

@Injectable()
export class ListAccounts {
  constructor(private readonly dataSource: DataSource) {}

  async run(userId: UserId): Promise<LedgerAccountView[]> {
    return (await accountsOf(this.dataSource.manager, userId)).map(toAccountView);
  }
}
