import { Failure, messageOf } from './failure.mjs';
import { reserveInternal } from './ports.mjs';
import { say } from './progress.mjs';
import { provideStorage } from './servers/minio.mjs';
import { provideNats } from './servers/nats.mjs';
import { createDatabase, DATABASE, providePostgres } from './servers/postgres.mjs';
import { provideRedis } from './servers/redis.mjs';
import { natsAnswers, postgresAnswers, redisAnswers, until } from './wait.mjs';

/**
 * What a server is built on.
 * @typedef {object} Ground
 * @property {import('./instance.mjs').Instance} instance
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {() => Promise<import('./ports.mjs').Reservation>} reserve
 * @property {boolean} durable survives a power cut
 * @property {boolean} buildStorage a MinIO may be built if none is there
 * @property {string} [suffix] of the processes' names, where servers of the same kind run already
 *
 * @typedef {{ url: string, from: string, spec?: import('./supervisor.mjs').ProcessSpec, prepare?: () => Promise<void> }} Provided
 * @typedef {{ postgres: string, nats: string, redis: string, storage: string }} ServerUrls
 */

/**
 * @param {string} variable
 * @param {string} url
 * @param {() => Promise<boolean>} answers
 */
async function useConfigured(variable, url, answers) {
  const where = parseUrl(variable, url).host;
  const reachable = await until(answers, { withinMs: 10_000, everyMs: 500 });
  if (!reachable) {
    throw new Failure(
      `${variable} is set, but ${where} does not answer to it. Start that server or check user and password; ` +
        `or unset ${variable}, and a private server is used.`,
    );
  }
  return { url, from: `${variable} (${where})` };
}

/** @param {string} variable @param {string} url */
function parseUrl(variable, url) {
  if (URL.canParse(url) && new URL(url).host !== '') return new URL(url);
  throw new Failure(`${variable} is no URL. Write it like ${EXAMPLES[variable]}.`);
}

/** @type {Record<string, string>} */
const EXAMPLES = {
  DATABASE_ADMIN_URL: 'postgres://user:password@127.0.0.1:5432/groundwork',
  NATS_URL: 'nats://user:password@127.0.0.1:4222',
  REDIS_URL: 'redis://:password@127.0.0.1:6379',
};

/** A name to create is needed; `postgres` is only where an administrator arrives. @param {string} configured */
function withDatabase(configured) {
  const url = parseUrl('DATABASE_ADMIN_URL', configured);
  if (['', '/', '/postgres'].includes(url.pathname)) url.pathname = `/${DATABASE}`;
  return url.href;
}

/** @param {string} configured */
async function configuredPostgres(configured) {
  const url = withDatabase(configured);
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const answers = async () => (await postgresAnswers(url)) || postgresAnswers(maintenance.href);
  await useConfigured('DATABASE_ADMIN_URL', url, answers);
  return { url, from: `DATABASE_ADMIN_URL (${maintenance.host})`, prepare: () => createDatabase(url) };
}

/** @param {Ground} ground */
function sources(ground) {
  // Tests delete streams and change roles: they never touch a server somebody configured for use.
  const {
    DATABASE_ADMIN_URL: database,
    NATS_URL: nats,
    REDIS_URL: redis,
    STORAGE_URL: storage,
  } = ground.durable ? process.env : {};
  return {
    postgres: () => (database ? configuredPostgres(database) : providePostgres(ground)),
    nats: () => (nats ? useConfigured('NATS_URL', nats, () => natsAnswers(nats)) : provideNats(ground)),
    redis: () =>
      redis ? useConfigured('REDIS_URL', redis, () => redisAnswers(redis)) : provideRedis(ground),
    storage: async () => (storage ? { url: storage, from: 'STORAGE_URL' } : provideStorage(ground)),
  };
}

const LABELS = { postgres: 'PostgreSQL', nats: 'NATS', redis: 'Redis', storage: 'Storage' };

/** @typedef {keyof typeof LABELS} ServerName */
const ALL = /** @type {ServerName[]} */ (Object.keys(LABELS));

/**
 * Has the servers answer, each from the first place that can give it.
 * @param {Omit<Ground, 'reserve'>} ground
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @param {ServerName[]} [names]
 * @returns {Promise<ServerUrls>} empty for those not asked for
 */
export async function provisionServers(ground, supervisor, names = ALL) {
  const from = sources({ ...ground, reserve: reserveInternal });
  const urls = { postgres: '', nats: '', redis: '', storage: '' };
  /** @param {ServerName} name */
  const bringUp = async (name) => {
    /** @type {Provided} */
    const provided = await from[name]();
    const { spec } = provided;
    if (spec !== undefined) await supervisor.start({ ...spec, name: `${spec.name}${ground.suffix ?? ''}` });
    await provided.prepare?.();
    say(`  ${LABELS[name]}: ${provided.from}`);
    urls[name] = provided.url;
  };
  // All are waited for even if one fails, so that stopping finds everything that was started.
  const results = await Promise.allSettled(names.map(bringUp));
  const problems = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const unexpected = problems.find((problem) => !(problem instanceof Failure));
  if (unexpected !== undefined) throw unexpected;
  if (problems.length > 0) throw new Failure(problems.map(messageOf).join('\n\n'));
  return urls;
}
