import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { FolderStorage } from '@groundwork/platform-storage';
import {
  cleanNats,
  createTestDatabase,
  eventually,
  type PrivateProcess,
  serviceProcess,
  signAsGateway,
  type TestDatabase,
} from '@groundwork/testing';
import { matchingDatabase } from '../src/persistence/database.ts';

const startMs = 60_000;

/** Processes of the service with one database and one storage, for tests that kill them. */
export class MatchingReplicas {
  readonly storage: FolderStorage;
  private processes: PrivateProcess[] = [];
  private started = 0;

  private constructor(
    private readonly folder: string,
    private readonly connection: Awaited<ReturnType<typeof cleanNats>>,
    readonly database: TestDatabase,
    readonly rpc: RpcClient,
    private readonly environment: Record<string, string>,
  ) {
    this.storage = new FolderStorage(folder);
  }

  static async startTwo(environment: Record<string, string> = {}): Promise<MatchingReplicas> {
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-matching-'));
    const connection = await cleanNats();
    const database = await createTestDatabase(matchingDatabase);
    const client = new RpcClient(connection, 20_000, signAsGateway());
    const replicas = new MatchingReplicas(folder, connection, database, client, environment);
    await replicas.add();
    await replicas.add();
    return replicas;
  }

  get pids(): number[] {
    return this.processes.map(({ pid }) => pid);
  }

  query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
    this.database.dataSource.query<T[]>(sql, values);

  async add(): Promise<void> {
    const { database, folder } = this;
    const replica = serviceProcess({
      service: 'matching',
      environment: { DATABASE_URL: database.url, STORAGE_URL: `folder:${folder}`, ...this.environment },
      log: join(folder, `matching-${(this.started += 1)}.log`),
    });
    this.processes.push(replica);
    await replica.start();
    const answers = () =>
      this.rpc.call(rpc.matching.feeds, {}).then(
        () => true,
        () => false,
      );
    await eventually(answers, (yes) => yes, startMs);
  }

  async killAll(): Promise<void> {
    for (const replica of this.processes.splice(0)) await replica.kill();
  }

  /** Kills all replicas when one of them waits for the table, within a transaction that then ends. */
  async killWhenBlockedBy(table: string, work: () => Promise<unknown>): Promise<void> {
    await this.database.dataSource.transaction(async (manager) => {
      await manager.query(`lock table ${table} in share mode`);
      await work();
      const blocked = () =>
        this.query(
          `select 1 from pg_locks where not granted and relation = $1::regclass
             and database = (select oid from pg_database where datname = current_database())`,
          [table],
        );
      await eventually(blocked, (rows) => rows.length > 0, startMs);
      await this.killAll();
    });
  }

  async stop(): Promise<void> {
    for (const replica of this.processes) await replica.stop();
    await this.connection.close();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
