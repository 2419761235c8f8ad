import { Injectable } from '@nestjs/common';
import type { BankRowsQuery, BankRowView, Page, UserId } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { parseRowCursor } from '../../domain/parse-cursor.rules.ts';
import { accountOf } from '../../persistence/bank-file.repository.ts';
import { rowOf, rowsAfter } from '../../persistence/listed-row.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';

const defaultLimit = 100;

@Injectable()
export class ListRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
  ) {}

  async run(userId: UserId, page: BankRowsQuery): Promise<Page<BankRowView>> {
    const { manager } = this.dataSource;
    const { limit = defaultLimit, accountId } = page;
    if (accountId) await accountOf(manager, userId, accountId);
    const vault = await this.keys.vaultOf(manager, userId);
    const cursor = parseRowCursor(page);
    if (cursor && (await rowOf(manager, vault, userId, cursor)) === null) throw foreignCursor();
    return pageThatFits(await rowsAfter(manager, vault, userId, { ...page, limit: limit + 1 }), limit);
  }
}
