import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { DataSource } from 'typeorm';

const everyMs = 600_000;
const atOnce = 5000;

/** Deletes sessions, counted attempts, one-time links and unsent mail that have run out. A revoked session stays until it would have. */
@Injectable()
export class PruneExpired implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('prune expired', everyMs, (stopping) => this.prune(stopping));

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.rounds.startAtOnce();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async prune(stopping: AbortSignal): Promise<void> {
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
