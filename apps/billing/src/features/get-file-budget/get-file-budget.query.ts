import { Injectable } from '@nestjs/common';
import type { FileBudget, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { toFileBudget } from '../../domain/file-budget.rules.ts';
import { FileUses } from '../../persistence/file-use.repository.ts';

@Injectable()
export class GetFileBudget {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uses: FileUses,
  ) {}

  async run(userId: UserId): Promise<FileBudget> {
    return toFileBudget(await this.uses.spendingOf(this.dataSource.manager, { userId, name: 'plan' }));
  }
}
