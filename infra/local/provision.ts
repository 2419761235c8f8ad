import { fill } from '../../libs/wording/src/fill.ts';
import { Failure, messageOf } from './failure.ts';
import type { Instance } from './instance.ts';
import { type Reservation, reserveInternal } from './ports.ts';
import { print } from './progress.ts';
import type { Secrets } from './secrets.ts';
import { provideNats } from './servers/nats.ts';
import { createDatabase, DATABASE, providePostgres } from './servers/postgres.ts';
import { provideRedis } from './servers/redis.ts';
import { provideStorage } from './servers/storage.ts';
import type { ProcessSpec, Supervisor } from './supervisor.ts';
import { natsAnswers, postgresAnswers, redisAnswers, until } from './wait.ts';
import { startTexts } from './local.wording.ts';

export interface Ground {
  readonly instance: Instance;
  readonly secrets: Secrets;
  readonly reserve: () => Promise<Reservation>;
  readonly durable: boolean;
  readonly buildStorage?: 'stand-in' | 'MinIO';
  readonly suffix?: string;
}

export interface Provided {
  readonly url: string;
  readonly from: string;
  readonly spec?: ProcessSpec;
  readonly prepare?: () => Promise<void>;
}

const LABELS = { postgres: 'PostgreSQL', nats: 'NATS', redis: 'Redis', storage: 'Storage' };
export type ServerName = keyof typeof LABELS;
export type ServerUrls = Record<ServerName, string>;
const ALL = Object.keys(LABELS) as ServerName[];

const EXAMPLES = {
  DATABASE_ADMIN_URL: 'postgres://user:password@127.0.0.1:5432/groundwork',
  NATS_URL: 'nats://user:password@127.0.0.1:4222',
  REDIS_URL: 'redis://:password@127.0.0.1:6379',
};
type Variable = keyof typeof EXAMPLES;

function parseUrl(variable: Variable, url: string): URL {
  if (URL.canParse(url) && new URL(url).host !== '') return new URL(url);
  throw new Failure(fill(startTexts.badUrl, { variable, example: EXAMPLES[variable] }));
}

async function useConfigured(
  variable: Variable,
  url: string,
  answers: (url: string) => Promise<boolean>,
): Promise<Provided> {
  const where = parseUrl(variable, url).host;
  if (await until(() => answers(url), { withinMs: 10_000, everyMs: 500 }))
    return { url, from: `${variable} (${where})` };
  throw new Failure(fill(startTexts.serverAway, { variable, host: where }));
}

async function configuredPostgres(configured: string): Promise<Provided> {
  const url = parseUrl('DATABASE_ADMIN_URL', configured);
  if (['', '/', '/postgres'].includes(url.pathname)) url.pathname = `/${DATABASE}`;
  const maintenance = new URL('/postgres', url).href;
  const answers = async () => (await postgresAnswers(url.href)) || postgresAnswers(maintenance);
  const provided = await useConfigured('DATABASE_ADMIN_URL', url.href, answers);
  return { ...provided, prepare: () => createDatabase(url.href) };
}

function sourcesOf(ground: Ground): Record<ServerName, () => Promise<Provided>> {
  // Tests delete streams and change roles: they never touch a configured server.
  const configured = ground.durable ? process.env : {};
  const { DATABASE_ADMIN_URL: database, NATS_URL: nats, REDIS_URL: redis, STORAGE_URL: storage } = configured;
  return {
    postgres: () => (database ? configuredPostgres(database) : providePostgres(ground)),
    nats: () => (nats ? useConfigured('NATS_URL', nats, natsAnswers) : provideNats(ground)),
    redis: () => (redis ? useConfigured('REDIS_URL', redis, redisAnswers) : provideRedis(ground)),
    storage: async () => (storage ? { url: storage, from: 'STORAGE_URL' } : provideStorage(ground)),
  };
}

export async function provisionServers(
  ground: Omit<Ground, 'reserve'>,
  supervisor: Supervisor,
  names: readonly ServerName[] = ALL,
): Promise<ServerUrls> {
  const sources = sourcesOf({ ...ground, reserve: reserveInternal });
  const urls = { postgres: '', nats: '', redis: '', storage: '' };
  const bringUp = async (name: ServerName) => {
    const { url, from, spec, prepare } = await sources[name]();
    if (spec !== undefined) await supervisor.start({ ...spec, name: `${spec.name}${ground.suffix ?? ''}` });
    await prepare?.();
    print(`  ${LABELS[name]}: ${from}`);
    urls[name] = url;
  };
  // Waits for all even if one fails, so that stopping finds every started process.
  const results = await Promise.allSettled(names.map(bringUp));
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const unexpected = problems.find((problem) => !(problem instanceof Failure));
  if (unexpected !== undefined) throw unexpected as Error;
  if (problems.length > 0) throw new Failure(problems.map(messageOf).join('\n\n'));
  return urls;
}
