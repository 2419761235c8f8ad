import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEverything } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { containersWanted, startContainers } from './containers.mjs';
import { Failure } from './failure.mjs';
import { installPackages } from './install.mjs';
import { instanceAt, prepareFolder } from './instance.mjs';
import { Life, live, orExit } from './life.mjs';
import { TEST_HELP, testOptions } from './options.mjs';
import { LOOPBACK, reserveInternal } from './ports.mjs';
import { say, step } from './progress.mjs';
import { provisionServers } from './provision.mjs';
import { loadSecrets } from './secrets.mjs';
import { LANES, runStage, STAGES, summary, totalOf } from './stages.mjs';
import { findStripeMock } from './servers/stripe-mock.mjs';
import { migrate, startServices } from './system.mjs';

/**
 * @typedef {ReturnType<typeof testOptions>} Options
 * @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {import('./stages.mjs').Outcome} Outcome
 */

/** Provides what a stage needs when the first one asks for it. */
class Surroundings {
  /** @type {Promise<import('./provision.mjs').ServerUrls> | undefined} */
  #servers;
  /** @type {Promise<Pick<import('./provision.mjs').ServerUrls, 'nats' | 'redis'>> | undefined} */
  #secondServers;

  /** @param {Life} life @param {Options} options */
  constructor(life, options) {
    this.life = life;
    this.options = options;
    this.secrets = loadSecrets(life.instance);
    /** The operator's file: the journeys edit it while everything runs. */
    this.siteConfig = join(life.instance.folder, 'site-config.json');
  }

  servers() {
    this.#servers ??= this.#startServers();
    return this.#servers;
  }

  async #startServers() {
    const { life, secrets } = this;
    // Whoever asks for servers runs built code, and a stage alone has no build stage before it.
    if (this.options.only !== undefined) {
      await step('Building', () => buildEverything(join(life.instance.logs, 'build.log')));
    }
    const ground = { instance: life.instance, secrets, durable: false, buildStorage: true };
    if (!(await containersWanted())) {
      return step('Starting the servers', () => provisionServers(ground, life.supervisor));
    }
    const urls = await startContainers(secrets, life, ['postgres', 'nats', 'redis']);
    const storage = await provisionServers(ground, life.supervisor, ['storage']);
    return { ...storage, ...urls };
  }

  /** A broker and a queue for the suites that run beside others: each changes what is in them at will. */
  secondServers() {
    this.#secondServers ??= this.#startSecondServers();
    return this.#secondServers;
  }

  async #startSecondServers() {
    const { life, secrets, options } = this;
    if (await containersWanted()) return startContainers(secrets, life, ['nats', 'redis']);
    const instance = instanceAt(join(life.instance.name, 'second'), options.data);
    await prepareFolder(instance);
    const ground = { instance, secrets, durable: false, buildStorage: false, suffix: '-2' };
    return provisionServers(ground, life.supervisor, ['nats', 'redis']);
  }

  /** Whether the whole system has run, and so left something to look at. */
  hasRun = false;

  /**
   * The whole system as separate processes.
   * @param {number} collectorPort where they send their traces
   * @returns {Promise<string>} where it answers
   */
  async system(collectorPort) {
    this.hasRun = true;
    const { life, secrets } = this;
    const { logs } = life.instance;
    const urls = await this.servers();
    const web = await reserveInternal();
    const publicUrl = `http://${LOOPBACK}:${web.port}`;
    const collector = `http://${LOOPBACK}:${collectorPort}`;
    const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_BSP_SCHEDULE_DELAY: '200' };
    writeFileSync(this.siteConfig, '{}\n');
    // All tests come from one address, and many at once.
    const door = { EXEMPT_NETWORKS: LOOPBACK, SITE_CONFIG: this.siteConfig };
    // Nobody pays in a test: what the provider would say of a payment, the journeys sign and say themselves.
    const payments = { PAYMENTS: 'fake', ...PAYMENT_KEYS };
    // A busy machine may stand still for seconds: only what never answers shall count as away.
    const patience = { CALL_SECONDS: '10' };
    const accounts = { FIRST_ADMIN_EMAIL: FIRST_ADMIN.email };
    const own = { ...tracing, ...door, ...payments, ...patience, ...accounts };
    const inherited = { ...process.env, ...own };
    const facts = { urls, secrets, publicUrl, inherited };
    await step('Preparing the database', () => migrate(facts, join(logs, 'migrate.log')));
    await step('Starting the services', () => startServices(facts, web, life.supervisor));
    life.at(publicUrl);
    return publicUrl;
  }
}

/** Keys of nobody: what the journeys sign with, and what must turn up nowhere. */
const PAYMENT_KEYS = {
  STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString('hex')}`,
};
/** Signs up when a journey first needs somebody who gives roles away. */
const FIRST_ADMIN = { email: 'first.admin@example.com', password: randomBytes(16).toString('hex') };

/** @param {import('./provision.mjs').ServerUrls} urls @param {string} data */
function serverVariables(urls, data) {
  const admin = new URL(urls.postgres);
  admin.pathname = '/postgres';
  const hasS3 = urls.storage.startsWith('s3:');
  if (!hasS3)
    say(
      '! No S3 server could be had (neither "minio" on the PATH nor a Go toolchain): its tests are skipped.',
    );
  return {
    TEST_DATABASE_ADMIN_URL: admin.href,
    TEST_NATS_URL: urls.nats,
    TEST_REDIS_URL: urls.redis,
    TEST_DATA: data,
    ...(hasS3 ? { TEST_STORAGE_URL: urls.storage } : {}),
  };
}

/** @param {NodeJS.ProcessEnv} base @param {Surroundings} surroundings */
async function environmentAfterwards(base, surroundings) {
  if (!surroundings.hasRun) return undefined;
  const urls = await surroundings.servers();
  return {
    ...base,
    ...serverVariables(urls, surroundings.options.data),
    SYSTEM_DATABASE_URL: urls.postgres,
    RUN_FILE: surroundings.life.instance.runFile,
  };
}

/** @param {Stage} stage @param {Surroundings} surroundings @returns {Promise<NodeJS.ProcessEnv | undefined>} undefined to skip */
async function environmentFor(stage, surroundings) {
  const base = { ...process.env, ...(surroundings.options.long ? { TEST_LONG: '1' } : {}) };
  if (stage.needs === 'nothing') return base;
  const { instance } = surroundings.life;
  if (stage.needs === 'what the journeys left') return environmentAfterwards(base, surroundings);
  if (stage.needs === 'servers') {
    const variables = serverVariables(await surroundings.servers(), surroundings.options.data);
    const second = await surroundings.secondServers();
    const beside = { TEST_SECOND_NATS_URL: second.nats, TEST_SECOND_REDIS_URL: second.redis };
    const stripeMock = await findStripeMock(instance.programs);
    return { ...base, ...variables, ...beside, ...(stripeMock && { TEST_STRIPE_MOCK: stripeMock }) };
  }
  const chromium = await findChromium(join(instance.logs, 'chromium.log'));
  if (chromium === undefined) return undefined;
  // Held until a journey listens there; the processes go on looking for it meanwhile.
  const collector = await reserveInternal();
  const url = await surroundings.system(collector.port);
  await collector.release();
  const servers = await surroundings.servers();
  const where = {
    BASE_URL: url,
    RUN_FILE: instance.runFile,
    SYSTEM_NATS_URL: servers.nats,
    SYSTEM_DATABASE_URL: servers.postgres,
    SYSTEM_REDIS_URL: servers.redis,
    SYSTEM_STORAGE_URL: servers.storage,
    SITE_CONFIG: surroundings.siteConfig,
    COLLECTOR_PORT: String(collector.port),
    ...PAYMENT_KEYS,
    FIRST_ADMIN_EMAIL: FIRST_ADMIN.email,
    FIRST_ADMIN_PASSWORD: FIRST_ADMIN.password,
  };
  return { ...base, ...where, CHROMIUM_PATH: chromium };
}

/** @param {Stage} stage @param {Outcome['counts']} counts @param {string[]} failures @returns {Outcome} */
const notRun = ({ name }, counts, failures = []) => ({ name, seconds: '0.0', counts, failures, times: [] });

/** @param {Stage} stage @param {Surroundings} surroundings @returns {Promise<Outcome>} */
async function attempt(stage, surroundings) {
  try {
    const env = await environmentFor(stage, surroundings);
    const { match } = surroundings.options;
    if (env !== undefined)
      return await runStage(stage, { logs: surroundings.life.instance.logs, env, match });
    const why =
      stage.needs === 'system'
        ? 'no Chromium was found. Install one, or set CHROMIUM_PATH'
        : 'no journey has run before it';
    say(`\n!!! ${stage.name} is SKIPPED: ${why}.\n`);
    return notRun(stage, { passed: 0, failed: 0, skipped: 1 });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (!surroundings.life.isStopping) say(`\n✗ ${stage.name} could not run:\n${error.message}\n`);
    return notRun(stage, { passed: 0, failed: 1, skipped: 0 }, [error.message]);
  }
}

/** @param {Stage[]} stages @param {Surroundings} surroundings */
async function oneByOne(stages, surroundings) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const stage of stages) {
    if (surroundings.life.isStopping) break;
    outcomes.push(await attempt(stage, surroundings));
  }
  return outcomes;
}

/** @param {string | undefined} only */
function chosenStages(only) {
  const asked = only?.split(',');
  const chosen = STAGES.filter(({ name }) => asked === undefined || asked.includes(name));
  if (chosen.length < (asked?.length ?? 1)) throw new Failure(`There is no stage "${only}".\n\n${TEST_HELP}`);
  return chosen;
}

/** @param {string[]} args */
export async function runTests(args) {
  const options = orExit(() => testOptions(args));
  if (options.help) {
    say(TEST_HELP);
    return;
  }
  const stages = orExit(() => chosenStages(options.only));
  const life = new Life(instanceAt('test', options.data));
  await live(life, 130, async () => {
    await life.begin({ reset: true });
    await installPackages(join(life.instance.logs, 'install.log'));
    const surroundings = new Surroundings(life, options);
    const lanes = LANES.map((lane) => stages.filter((stage) => stage.lane === lane));
    const beside = await Promise.all(lanes.map((lane) => oneByOne(lane, surroundings)));
    const alone = stages.filter(({ lane }) => lane === undefined);
    const outcomes = [...beside.flat(), ...(await oneByOne(alone, surroundings))];
    await life.end();
    say(summary(outcomes));
    return totalOf(outcomes).failed > 0 ? 1 : 0;
  });
}
