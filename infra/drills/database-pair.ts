import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../local/failure.ts';
import { type Instance, prepareFolder } from '../local/instance.ts';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import type { Provided } from '../local/provision.ts';
import type { Secrets } from '../local/secrets.ts';
import { providePostgres } from '../local/servers/postgres.ts';
import { Supervisor } from '../local/supervisor.ts';
import { postgresAnswers, query, until, withClient } from '../local/wait.ts';
import { Balancer } from './balancer.ts';
import { takeBase } from './base-backup.ts';

const MISSES = 3;
const CHECK_EVERY_MS = 1000;
const ROUTE_EVERY_MS = 500;
const WITHIN_MS = 60_000;

const portOf = (url: string) => Number(new URL(url).port);

const answers = (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

function follow(data: string, primary: string): void {
  const { hostname, port, username, password } = new URL(primary);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
}

/** Each commit is on both servers before it is acknowledged, so the standby lacks nothing. */
async function commitOnBoth(primary: string): Promise<void> {
  await withClient(primary, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
  });
  const isOnBoth = async () =>
    (await query(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`)) === 1;
  if (!(await until(isOnBoth, { withinMs: WITHIN_MS })))
    throw new Failure('The standby does not follow the primary.');
}

export class DatabasePair {
  readonly #primary: Supervisor;
  readonly #standby: Supervisor;
  readonly #urls = { primary: '', standby: '' };
  readonly #balancer = new Balancer((port) => this.#isPrimary(port), ROUTE_EVERY_MS, 0);

  constructor(
    readonly instance: Instance,
    readonly secrets: Secrets,
  ) {
    this.#primary = new Supervisor(instance.logs);
    this.#standby = new Supervisor(instance.logs);
  }

  async start(): Promise<string> {
    const primary = await this.#provide('primary');
    this.#urls.primary = primary.url;
    await this.#run(this.#primary, 'primary', primary);
    await primary.prepare?.();
    const data = this.#dataOf('standby');
    mkdirSync(dirname(data), { recursive: true });
    await takeBase(primary.url, this.#dataOf('primary'), data);
    follow(data, primary.url);
    const standby = await this.#provide('standby');
    this.#urls.standby = standby.url;
    await this.#run(this.#standby, 'standby', standby);
    await commitOnBoth(primary.url);
    for (const url of Object.values(this.#urls)) this.#balancer.add(portOf(url), false);
    return this.#balanced(primary.url);
  }

  /** It does not come back by itself: a second primary would accept changes that the first one lacks. */
  async killPrimary(): Promise<void> {
    await this.#primary.stop();
  }

  async promoteStandby(): Promise<void> {
    let misses = 0;
    const isGone = async () => {
      misses = (await answers(this.#urls.primary)) ? 0 : misses + 1;
      return misses >= MISSES;
    };
    if (!(await until(isGone, { withinMs: WITHIN_MS, everyMs: CHECK_EVERY_MS })))
      throw new Failure('The primary still answers.');
    await query(this.#urls.standby, 'select pg_promote()');
  }

  async stop(): Promise<void> {
    this.#balancer.close();
    await Promise.all([this.#primary.stop(), this.#standby.stop()]);
  }

  #dataOf(role: string): string {
    return join(this.instance.folder, role, 'postgres/data');
  }

  async #provide(role: string): Promise<Provided> {
    const instance = { ...this.instance, folder: join(this.instance.folder, role) };
    mkdirSync(instance.folder, { recursive: true });
    await prepareFolder(instance);
    const { secrets } = this;
    return providePostgres({
      instance,
      secrets,
      reserve: reserveInternal,
      durable: true,
    });
  }

  async #run(supervisor: Supervisor, role: string, { spec, url }: Provided): Promise<void> {
    if (spec === undefined) throw new Failure('This drill needs the PostgreSQL that npm start provides.');
    const ready = () => answers(new URL('/postgres', url).href);
    await supervisor.start({ ...spec, name: `postgres-${role}`, stopSignal: 'SIGKILL', ready });
  }

  #isPrimary(port: number): Promise<boolean> {
    const url = Object.values(this.#urls).find((each) => portOf(each) === port);
    return url === undefined ? Promise.resolve(false) : postgresAnswers(url);
  }

  async #balanced(primary: string): Promise<string> {
    const url = new URL(primary);
    url.hostname = LOOPBACK;
    url.port = String(await this.#balancer.listen());
    if (!(await until(() => postgresAnswers(url.href), { withinMs: WITHIN_MS })))
      throw new Failure('The primary cannot be reached at its address.');
    return url.href;
  }
}
