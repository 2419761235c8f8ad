import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';

const everyMs = 600_000;
const atOnce = 5000;

/** Deletes sessions, counted attempts, one-time links and unsent mail that have run out. A revoked session stays until it would have. */
@Injectable()
export class PruneExpired implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.inBackground();
    this.timer = setInterval(() => this.inBackground(), everyMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private inBackground(): void {
    continueTrace(undefined, { name: 'prune expired' }, () => this.prune()).catch((error: unknown) => {
      log().warn({ err: error }, 'Pruning waits for the next round');
    });
  }

  private async prune(): Promise<void> {
    await this.delete('sessions', 'token_hash');
    await this.delete('attempts', 'key');
    await this.delete('one_time_links', 'token_hash');
    await this.delete('mails', 'id');
  }

  private async delete(table: string, key: string): Promise<void> {
    for (let deleted = atOnce; deleted === atOnce;) {
      const [, count] = await this.dataSource.query<[unknown, number]>(
        `delete from ${table} where ${key} in
           (select ${key} from ${table} where expires_at < now() limit ${atOnce} for update skip locked)`,
      );
      deleted = count;
    }
  }
}
