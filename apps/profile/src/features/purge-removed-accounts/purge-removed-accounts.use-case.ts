import { Injectable } from '@nestjs/common';
import { Clock } from '@groundwork/platform-time';
import { DataSource, LessThan } from 'typeorm';
import { accountSchema } from '../../persistence/account.schema.ts';
import { restorableForMs } from '../remove-account/remove-account.use-case.ts';

@Injectable()
export class PurgeRemovedAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async purge(now = this.clock.now()): Promise<void> {
    const until = new Date(now.getTime() - restorableForMs);
    await this.dataSource.manager.delete(accountSchema, { removedAt: LessThan(until) });
  }
}
