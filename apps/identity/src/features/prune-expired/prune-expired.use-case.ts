import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { forgetPreviousTokens } from '../../persistence/session.repository.ts';

const batchSize = 5000;

@Injectable()
export class PruneExpired {
  constructor(private readonly dataSource: DataSource) {}

  async run(stopping: AbortSignal): Promise<void> {
    await forgetPreviousTokens(this.dataSource.manager);
    await this.delete(stopping, 'sessions', 'token_hash');
    await this.delete(stopping, 'attempts', 'key');
    await this.delete(stopping, 'one_time_links', 'token_hash');
    await this.delete(stopping, 'mails', 'id');
  }

  private async delete(stopping: AbortSignal, table: string, key: string): Promise<void> {
    for (let deleted = batchSize; deleted === batchSize && !stopping.aborted;) {
      const [, count] = await this.dataSource.query<[unknown, number]>(
        `delete from ${table} where ${key} in
           (select ${key} from ${table} where expires_at < now() limit ${batchSize} for update skip locked)`,
      );
      deleted = count;
    }
  }
}
