import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { appendAudit, sealAudit } from '@groundwork/platform-audit';
import { createDataSource } from '@groundwork/platform-database';
import { createStorage } from '@groundwork/platform-storage';
import { type PrivateServer, privatePostgres, runOperator, testFieldKeys } from '@groundwork/testing';
import pg from 'pg';
import { SCHEMAS } from '../../generated/services.mjs';
import type { Manifest } from '../backup/manifest.ts';
import { callVariables } from '../call-keys.ts';
import { run as runProgram } from '../commands.ts';
import { typescript } from '../system.ts';

export const passwords = Object.fromEntries(SCHEMAS.map((service) => [service, `password-of-${service}`]));
const { CALL_KEY, CALL_KEYS } = callVariables({ calls: 'calls of the backup spec' }, 'identity');
export const secretTexts = ['password-of-', testFieldKeys.split(':')[1] ?? ''];

type Row = Record<string, string>;
export const rowsOf = async (client: pg.Client, sql: string) => (await client.query<Row>(sql)).rows;

export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const listed = SCHEMAS.map((schema) => `'${schema}'`).join(', ');

/** A hash for each table and the state of each sequence. */
async function contentIn(client: pg.Client): Promise<Row> {
  const content: Row = {};
  const tables = `select schemaname || '.' || tablename as name from pg_tables where schemaname in (${listed})`;
  for (const { name = '' } of await rowsOf(client, tables)) {
    const all = `coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '')`;
    const [row] = await rowsOf(client, `select count(*) || ' ' || ${all} as hash from ${name} t`);
    content[name] = row?.['hash'] ?? '';
  }
  const sequences = `select schemaname || '.' || sequencename as name from pg_sequences where schemaname in (${listed})`;
  for (const { name = '' } of await rowsOf(client, sequences))
    content[name] = JSON.stringify(await rowsOf(client, `select last_value, is_called from ${name}`));
  return content;
}

/** One PostgreSQL server with a database for each installation. The one of the name "source" has a demo owner. */
export class BackupGround {
  readonly folder = mkdtempSync(join(tmpdir(), 'groundwork-backup-'));
  readonly safe = join(this.folder, 'safe');

  private constructor(
    private readonly server: PrivateServer,
    private readonly s3: string | undefined,
  ) {}

  static async start(name: string, s3?: string): Promise<BackupGround> {
    const ground = new BackupGround(await privatePostgres(name), s3);
    await ground.fill();
    return ground;
  }

  async stop(): Promise<void> {
    await this.server.process.stop();
    rmSync(this.folder, { recursive: true });
  }

  urlOf(database: string, service?: string): string {
    const url = new URL(this.server.url);
    url.pathname = `/${database}`;
    if (service) Object.assign(url, { username: `gw_${service}`, password: passwords[service] });
    return url.href;
  }

  objectsOf = (database: string) => join(this.folder, database, 'objects');

  /** A folder, or a bucket of this ground. */
  storageOf(database: string): string {
    if (this.s3 === undefined) return `folder:${join(this.folder, database)}`;
    return new URL(`/${basename(this.folder).toLowerCase()}-${database}?tls=false`, this.s3).href;
  }

  environmentOf = (database: string) => ({
    DATABASE_ADMIN_URL: this.urlOf(database),
    STORAGE_URL: this.storageOf(database),
    SERVICE_PASSWORDS: JSON.stringify(passwords),
    FIELD_KEYS: testFieldKeys,
    CALL_KEYS,
  });

  backup = (database: string, to = this.safe) => ({
    args: ['backup', '--to', to],
    environment: this.environmentOf(database),
  });

  restore = (database: string, from = this.safe, ...options: string[]) =>
    runOperator({
      args: ['restore', '--from', from, ...options],
      environment: this.environmentOf(database),
    });

  contentOf = (database: string) => withDatabase(this.urlOf(database), contentIn);

  filesOf(database: string): Row {
    const objects = this.objectsOf(database);
    const files = readdirSync(objects, { recursive: true, encoding: 'utf8' });
    const paths = files.filter((file) => statSync(join(objects, file)).isFile());
    return Object.fromEntries(paths.map((file) => [file, hashOf(join(objects, file))]));
  }

  newest = () => join(this.safe, readdirSync(this.safe).sort().at(-1) ?? '');

  manifestOf = (place: string) => JSON.parse(readFileSync(join(place, 'backup.json'), 'utf8')) as Manifest;

  private async fill(): Promise<void> {
    if (this.s3 !== undefined) await createStorage(this.storageOf('source')).check();
    const env = {
      ...process.env,
      ...this.environmentOf('source'),
      NODE_ENV: 'development',
      SAMPLE_DATA: 'true',
      DEMO_OWNER_EMAIL: 'owner@example.com',
      DEMO_OWNER_PASSWORD: 'Backup-spec-1',
    };
    const { code, output } = await runProgram(process.execPath, typescript('infra/local/migrate.ts'), {
      env,
    });
    if (code !== 0) throw new Error(output);
    const address = { url: this.urlOf('source'), poolSize: 1 };
    const identity = createDataSource({ service: 'identity', entities: [], migrations: [] }, address);
    await identity.initialize();
    const subject = { type: 'key', id: 'k2' };
    await appendAudit(identity.manager, { actor: 'system', action: 'keys.rewrapped', subject });
    await sealAudit(identity, { service: 'identity', key: CALL_KEY, now: () => new Date() });
    await identity.destroy();
  }
}
