import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { OpenTries } from '@groundwork/platform-messaging';
import { LeaseLost } from './lease.ts';
import { Rounds } from './rounds.ts';
import { registerSetAside } from './set-aside.ts';

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

interface Claimed<Row> {
  row: Row;
  key: string;
  tries: number;
}

/** Runs the work outside any transaction. After a crash the row is due again when its lease ends. */
export abstract class DueRows<Row> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: Rounds;
  private readonly tries: OpenTries;
  private endCount: () => void = () => undefined;

  constructor(
    protected readonly dataSource: DataSource,
    private readonly name: string,
    private readonly due: DueTable,
  ) {
    this.rounds = new Rounds(name, intervalMs, (stopping) => this.round(stopping));
    this.tries = new OpenTries(dataSource, name);
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
    this.endCount = registerSetAside(this.name, () => this.countSetAside());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
    this.endCount();
  }

  protected abstract work(row: Row): Promise<void>;

  protected abstract handleFailure(row: Row, error: unknown): Promise<void>;

  protected setAside(_row: Row): Promise<void> {
    return Promise.resolve();
  }

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
      const claimed = await this.claim();
      if (claimed === undefined) break;
      result = 'worked';
      await this.tryRow(claimed).catch((error: unknown) =>
        error instanceof LeaseLost ? undefined : this.handleFailure(claimed.row, error),
      );
    }
    if (!stopping.aborted) await this.afterRows();
    return result;
  }

  private tryRow({ row, key, tries }: Claimed<Row>): Promise<void> {
    return this.tries.run({
      key,
      isFirst: tries === 1,
      work: () => this.work(row),
      setAside: async () => {
        const { table, key: column } = this.due;
        await this.dataSource.query(`update ${table} set next_at = 'infinity' where ${column} = $1`, [key]);
        await this.setAside(row);
      },
    });
  }

  private async countSetAside(): Promise<number> {
    const { table, tries } = this.due;
    const count = `select count(*)::int as rows from ${table} where next_at = 'infinity' and ${tries} > 0`;
    const [counted] = await this.dataSource.query<{ rows: number }[]>(count);
    return counted?.rows ?? 0;
  }

  private async claim(): Promise<Claimed<Row> | undefined> {
    const { table, key, tries, columns, where = 'true', set, leaseSeconds } = this.due;
    const [rows] = await this.dataSource.query<[(Row & { dueKey: string; dueTries: number })[], number]>(
      `update ${table} set ${tries} = ${tries} + 1, next_at = now() + interval '${leaseSeconds} seconds'
         ${set === undefined ? '' : `, ${set}`}
       where ${key} = (select ${key} from ${table} where next_at <= now() and (${where})
         order by next_at limit 1 for update skip locked)
       returning ${columns}, ${key}::text as "dueKey", ${tries} as "dueTries"`,
      this.parameters(),
    );
    if (rows[0] === undefined) return undefined;
    const { dueKey, dueTries, ...row } = rows[0];
    return { row: row as Row, key: dueKey, tries: dueTries };
  }
}
