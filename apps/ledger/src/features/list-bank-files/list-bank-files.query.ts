import { Injectable } from '@nestjs/common';
import type { BankFileId, BankFileView, Page, PageQuery, UserId } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { parseFileCursor } from '../../domain/parse-cursor.rules.ts';
import { bankFileOf, filesBefore } from '../../persistence/bank-file.repository.ts';
import { FileViews } from '../../persistence/file-view.repository.ts';

const defaultLimit = 50;

@Injectable()
export class ListBankFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: FileViews,
  ) {}

  async run(userId: UserId, page: PageQuery): Promise<Page<BankFileView>> {
    const { manager } = this.dataSource;
    const { limit = defaultLimit } = page;
    const before = await this.lastOf(manager, userId, page);
    const rows = await filesBefore(manager, userId, before, limit + 1);
    return pageThatFits(await this.views.of(manager, userId, rows), limit);
  }

  async one(userId: UserId, fileId: BankFileId): Promise<BankFileView> {
    const { manager } = this.dataSource;
    return this.views.one(manager, await bankFileOf(manager, userId, fileId));
  }

  private async lastOf(
    manager: EntityManager,
    userId: UserId,
    page: PageQuery,
  ): Promise<BankFileId | undefined> {
    const cursor = parseFileCursor(page);
    if (cursor === undefined) return undefined;
    const [own]: unknown[] = await manager.query('select 1 from bank_files where id = $1 and user_id = $2', [
      cursor,
      userId,
    ]);
    if (own === undefined) throw foreignCursor();
    return cursor;
  }
}
