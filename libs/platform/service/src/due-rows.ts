import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { LeaseLost } from './lease.ts';
import { Rounds } from './rounds.ts';

const intervalMs = 1000;

export interface DueTable {
  table: string;
  key: string;
  tries: string;
  columns: string;
  where?: string;
  set?: string;
  leaseSeconds: number;
  maxWaitSeconds: number;
}

/** Runs the work outside any transaction. After a crash the row is due again when its lease ends. */
export abstract class DueRows<Row> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: Rounds;

  constructor(
    protected readonly dataSource: DataSource,
    name: string,
    private readonly due: DueTable,
  ) {
    this.rounds = new Rounds(name, intervalMs, (stopping) => this.round(stopping));
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  protected abstract work(row: Row): Promise<void>;

  protected abstract handleFailure(row: Row, error: unknown): Promise<void>;

  protected parameters(): unknown[] {
    return [];
  }

  protected afterRows(): Promise<void> {
    return Promise.resolve();
  }

  protected async postpone(id: string): Promise<void> {
    const { table, key, tries, maxWaitSeconds: maxWaitSeconds } = this.due;
    await this.dataSource.query(
      `update ${table} set next_at = now() + make_interval(secs => least($2, power(2, least(${tries}, 20))))
       where ${key} = $1`,
      [id, maxWaitSeconds],
    );
  }

  private async round(stopping: AbortSignal): Promise<'idle' | 'worked'> {
    let result: 'idle' | 'worked' = 'idle';
    while (!stopping.aborted) {
      const row = await this.claim();
      if (row === undefined) break;
      result = 'worked';
      await this.work(row).catch((error: unknown) =>
        error instanceof LeaseLost ? undefined : this.handleFailure(row, error),
      );
    }
    if (!stopping.aborted) await this.afterRows();
    return result;
  }

  private async claim(): Promise<Row | undefined> {
    const { table, key, tries, columns, where = 'true', set, leaseSeconds } = this.due;
    const [rows] = await this.dataSource.query<[Row[], number]>(
      `update ${table} set ${tries} = ${tries} + 1, next_at = now() + interval '${leaseSeconds} seconds'
         ${set === undefined ? '' : `, ${set}`}
       where ${key} = (select ${key} from ${table} where next_at <= now() and (${where})
         order by next_at limit 1 for update skip locked)
       returning ${columns}`,
      this.parameters(),
    );
    return rows[0];
  }
}
