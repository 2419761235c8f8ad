import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const atOnce = 5000;

/** Deletes sessions, counted attempts, one-time links and unsent mail that have run out. A revoked session stays until it would have. */
@Injectable()
export class PruneExpired {
  constructor(private readonly dataSource: DataSource) {}

  async run(stopping: AbortSignal): Promise<void> {
    await this.delete(stopping, 'sessions', 'token_hash');
    await this.delete(stopping, 'attempts', 'key');
    await this.delete(stopping, 'one_time_links', 'token_hash');
    await this.delete(stopping, 'mails', 'id');
  }

  private async delete(stopping: AbortSignal, table: string, key: string): Promise<void> {
    for (let deleted = atOnce; deleted === atOnce && !stopping.aborted;) {
      const [, count] = await this.dataSource.query<[unknown, number]>(
        `delete from ${table} where ${key} in
           (select ${key} from ${table} where expires_at < now() limit ${atOnce} for update skip locked)`,
      );
      deleted = count;
    }
  }
}
