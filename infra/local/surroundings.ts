import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEverything } from './build.ts';
import { findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { instanceAt, prepareFolder } from './instance.ts';
import type { Life } from './life.ts';
import type { testOptions } from './options.mjs';
import { LOOPBACK, reserveInternal } from './ports.ts';
import { print, step } from './progress.ts';
import { provisionServers, type ServerName, type ServerUrls } from './provision.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { networksFolder } from './servers/reading-networks.ts';
import { findStripeMock } from './servers/stripe-mock.ts';
import { obtainTools } from './servers/tools.ts';
import { patienceOfMachine } from './speed.ts';
import { SERVICE_WORKERS, type Stage } from './stages.ts';
import { migrate, startServices } from './system.ts';

export type Options = ReturnType<typeof testOptions>;

/** The journeys sign with these keys in place of the payment provider; they must turn up nowhere. */
const PAYMENT_KEYS = {
  STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString('hex')}`,
};
const FIRST_ADMIN = { email: 'first.admin@example.com', password: randomBytes(16).toString('hex') };

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

export class Surroundings {
  readonly life: Life;
  readonly options: Options;
  readonly #secrets: Secrets;
  readonly #siteConfig: string;
  readonly #patience = patienceOfMachine();
  #hasRun = false;

  constructor(life: Life, options: Options) {
    this.life = life;
    this.options = options;
    this.#secrets = loadSecrets(life.instance);
    this.#siteConfig = join(life.instance.folder, 'site-config.json');
    if (this.#patience > 1) print(`The machine is slow: deadlines of tests × ${this.#patience}`);
  }

  readonly #containers = once(async () => {
    const containers = await import('./containers.ts');
    return (await containers.containersWanted()) ? containers : undefined;
  });

  async #servers(names: readonly ServerName[], own: { instance: Life['instance']; suffix?: string }) {
    const { supervisor } = this.life;
    const buildStorage = this.options.long ? 'MinIO' : 'stand-in';
    const ground = { secrets: this.#secrets, durable: false, buildStorage, ...own } as const;
    return provisionServers(ground, supervisor, names);
  }

  readonly servers = once(async (): Promise<ServerUrls> => {
    const { instance } = this.life;
    const containers = await this.#containers();
    if (containers === undefined)
      return step('Starting the servers', () =>
        this.#servers(['postgres', 'nats', 'redis', 'storage'], { instance }),
      );
    const names = ['postgres', 'nats', 'redis'] as const;
    const urls = await containers.startContainers(this.#secrets, this.life, names);
    return { ...(await this.#servers(['storage'], { instance })), ...urls };
  });

  async #moreServers(lane: number): Promise<Pick<ServerUrls, 'nats' | 'redis'>> {
    const { life, options } = this;
    const containers = await this.#containers();
    const names = ['nats', 'redis'] as const;
    if (containers !== undefined) return containers.startContainers(this.#secrets, life, names);
    const instance = instanceAt(join(life.instance.name, `lane-${lane}`), options.data);
    await prepareFolder(instance);
    return this.#servers(names, { instance, suffix: `-${lane}` });
  }

  readonly #lanes = once(async () => {
    const others = Array.from({ length: SERVICE_WORKERS - 1 }, (_, at) => this.#moreServers(at + 2));
    return Promise.all([this.servers(), ...others]);
  });

  readonly #stripeMock = once(() => findStripeMock(this.life.instance.programs));

  readonly #tools = once(() => obtainTools(this.life.instance.programs));

  readonly #chromium = once(() => findChromium(join(this.life.instance.logs, 'chromium.log')));

  readonly #firefox = once(() => findFirefox(join(this.life.instance.logs, 'firefox.log')));

  readonly #built = once(async () => {
    if (this.options.only === undefined) return;
    await step('Building', () => buildEverything(join(this.life.instance.logs, 'build.log')));
  });

  prefetch(stages: readonly Stage[]): void {
    const needs = stages.map((stage) => stage.needs);
    const work = async () => {
      if (needs.some((need) => need !== 'nothing' && need !== 'tools')) await this.servers();
      if (needs.includes('servers')) await this.#stripeMock();
      if (needs.includes('tools')) await this.#tools();
      if (needs.includes('system')) await this.#chromium();
      if (needs.includes('firefox')) await this.#firefox();
    };
    void work().catch(() => undefined);
  }

  async #system(collectorPort: number): Promise<string> {
    const { life } = this;
    const { logs, programs } = life.instance;
    const urls = await this.servers();
    const web = await reserveInternal();
    const publicUrl = `http://${LOOPBACK}:${web.port}`;
    writeFileSync(this.#siteConfig, '{}\n');
    const inherited = {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${LOOPBACK}:${collectorPort}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      // All tests come from one address, and many at once.
      EXEMPT_NETWORKS: LOOPBACK,
      // The lender of a journey has a web server on this machine.
      FEED_TRUSTED_NETWORKS: `${LOOPBACK}/32`,
      PRACTICE_HOSTS: 'advisers.localhost',
      SITE_CONFIG: this.#siteConfig,
      PAYMENTS: 'fake',
      ...PAYMENT_KEYS,
      // A busy machine can stall for seconds while its services are up.
      CALL_SECONDS: '10',
      UNDECLARED_REFUSALS: 'reject',
      GROUNDWORK_LEAVE_STOPPED: '1',
      SAMPLE_DATA: 'true',
      FIRST_ADMIN_EMAIL: FIRST_ADMIN.email,
      STAFF_TWO_STEP: 'optional',
      ...(await networksFolder(programs, process.env)),
    };
    const facts = { urls, secrets: this.#secrets, publicUrl, inherited };
    await step('Preparing the database', () => migrate(facts, join(logs, 'migrate.log')));
    // The long run kills and stops each service alone.
    const shape = this.options.long ? 'apart' : 'mixed';
    const setting = { facts, web, supervisor: life.supervisor, shape } as const;
    await step('Starting the services', () => startServices(setting));
    life.at(publicUrl);
    this.#hasRun = true;
    return publicUrl;
  }

  async #serverVariables(): Promise<NodeJS.ProcessEnv> {
    const { postgres, nats, redis, storage } = await this.servers();
    const hasS3 = storage.startsWith('s3:');
    if (!hasS3)
      print(
        '! No S3 server is here (neither "minio" on the PATH nor a Go toolchain): its tests are skipped.',
      );
    return {
      TEST_DATABASE_ADMIN_URL: new URL('/postgres', postgres).href,
      TEST_NATS_URL: nats,
      TEST_REDIS_URL: redis,
      TEST_DATA: this.options.data,
      ...(hasS3 && { TEST_STORAGE_URL: storage }),
    };
  }

  async #ofServers(): Promise<NodeJS.ProcessEnv> {
    await this.#built();
    const lanes = await this.#lanes();
    const stripeMock = await this.#stripeMock();
    const { NETWORKS_DIR } = await networksFolder(this.life.instance.programs, process.env, []);
    return {
      ...(await this.#serverVariables()),
      TEST_NATS_URLS: lanes.map(({ nats }) => nats).join(' '),
      TEST_REDIS_URLS: lanes.map(({ redis }) => redis).join(' '),
      ...(stripeMock && { TEST_STRIPE_MOCK: stripeMock }),
      ...(NETWORKS_DIR && { TEST_NETWORKS: NETWORKS_DIR }),
    };
  }

  readonly #running = once(async (): Promise<NodeJS.ProcessEnv> => {
    await this.#built();
    // The port is held until a journey listens there; the processes try it meanwhile.
    const collector = await reserveInternal();
    const url = await this.#system(collector.port);
    await collector.release();
    const servers = await this.servers();
    return {
      BASE_URL: url,
      RUN_FILE: this.life.instance.runFile,
      SYSTEM_NATS_URL: servers.nats,
      SYSTEM_DATABASE_URL: servers.postgres,
      SYSTEM_REDIS_URL: servers.redis,
      SYSTEM_STORAGE_URL: servers.storage,
      SITE_CONFIG: this.#siteConfig,
      COLLECTOR_PORT: String(collector.port),
      ...PAYMENT_KEYS,
      FIRST_ADMIN_EMAIL: FIRST_ADMIN.email,
      FIRST_ADMIN_PASSWORD: FIRST_ADMIN.password,
      DEMO_OWNER_EMAIL: this.#secrets.demoOwner.email,
      DEMO_OWNER_PASSWORD: this.#secrets.demoOwner.password,
    };
  });

  async #ofSystem(): Promise<NodeJS.ProcessEnv | string> {
    const chromium = await this.#chromium();
    if (chromium === undefined) return 'no Chromium was found. Install one, or set CHROMIUM_PATH';
    return { ...(await this.#running()), CHROMIUM_PATH: chromium };
  }

  async #ofFirefox(): Promise<NodeJS.ProcessEnv | string> {
    const firefox = await this.#firefox();
    if (firefox === undefined) return 'no Firefox was found. Install one, or set FIREFOX_PATH';
    return { ...(await this.#running()), FIREFOX_PATH: firefox };
  }

  async #ofJourneys(): Promise<NodeJS.ProcessEnv | string> {
    if (!this.#hasRun) return 'no journey has run before it';
    const { postgres } = await this.servers();
    return {
      ...(await this.#serverVariables()),
      SYSTEM_DATABASE_URL: postgres,
      RUN_FILE: this.life.instance.runFile,
    };
  }

  async environmentOf({ needs }: Stage): Promise<NodeJS.ProcessEnv | string> {
    const environments = {
      nothing: async () => ({}),
      tools: () => this.#tools(),
      servers: () => this.#ofServers(),
      system: () => this.#ofSystem(),
      firefox: () => this.#ofFirefox(),
      'what the journeys left': () => this.#ofJourneys(),
    };
    const own = await environments[needs]();
    const long = this.options.long ? { TEST_LONG: '1' } : {};
    const patience = { TEST_PATIENCE: String(this.#patience) };
    return typeof own === 'string' ? own : { ...process.env, ...patience, ...long, ...own };
  }
}
