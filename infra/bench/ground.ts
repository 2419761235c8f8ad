import { join } from 'node:path';
import { Failure } from '../local/failure.ts';
import { type Instance, instanceAt, readRun } from '../local/instance.ts';
import type { Life } from '../local/life.ts';
import { dataFolder } from '../local/options.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { step } from '../local/progress.ts';
import { provisionServers, type ServerName } from '../local/provision.ts';
import { loadSecrets } from '../local/secrets.ts';
import { type Facts, type Shape, TOGETHER } from '../local/stack.ts';
import { networksFolder } from '../local/servers/reading-networks.ts';
import type { Supervisor } from '../local/supervisor.ts';
import { migrate, startServices } from '../local/system.ts';
import type { Figure } from './figures.ts';

export interface System {
  readonly url: string;
  readonly facts: Facts;
  readonly supervisor: Pick<Supervisor, 'processes' | 'stop'>;
}

export class Missing extends Failure {}

export type Measurement = (ground: Ground) => Promise<readonly Figure[]>;

interface RunningBench extends Pick<Facts, 'urls' | 'secrets' | 'elsewhere'> {
  readonly shape?: Shape;
}

interface Running extends Pick<System, 'url'>, Pick<Facts, 'secrets'> {
  readonly pidOf: (service: string) => number | undefined;
}

export async function startSystem(
  { shape = 'apart', ...servers }: RunningBench,
  logs: string,
  supervisor: Pick<Supervisor, 'start' | 'processes' | 'stop'>,
  variables: Readonly<Record<string, string>> = {},
  preload?: string,
): Promise<System> {
  const web = await reserveInternal();
  const url = `http://${LOOPBACK}:${web.port}`;
  // All owners come from one address.
  const open = {
    EXEMPT_NETWORKS: LOOPBACK,
    STAFF_TWO_STEP: 'optional',
    DOCUMENT_QUOTA_FACTOR: '1000',
    SAMPLE_DATA: 'true',
  };
  const networks = await networksFolder(instanceAt('bench', dataFolder(undefined)).programs, process.env);
  const inherited = { ...process.env, ...open, ...networks, ...variables };
  const publicUrl = variables['PUBLIC_URL'] ?? url;
  const facts = { ...servers, publicUrl, inherited, ...(preload !== undefined && { preload }) };
  await step('Preparing the database', () => migrate(facts, join(logs, 'migrate.log')));
  await step('Starting the services', () => startServices({ facts, web, supervisor, shape }));
  return { url, facts, supervisor };
}

export interface Run {
  readonly life: Life;
  readonly short: boolean;
  readonly shape: Shape;
  readonly args: readonly string[];
  readonly from: string | undefined;
}

export class Ground {
  static #shared: Promise<System> | undefined;
  readonly instance: Instance;

  constructor(
    readonly run: Run,
    name: string,
  ) {
    const { life, short } = run;
    this.instance = short ? instanceAt(join(life.instance.name, name), dataFolder(undefined)) : life.instance;
  }

  get life(): Life {
    return this.run.life;
  }

  get short(): boolean {
    return this.run.short;
  }

  count(usual: number, short: number, place = -1): number {
    return Number(this.run.args[place] ?? (this.short ? short : usual));
  }

  async servers(names?: ServerName[]): Promise<RunningBench> {
    const { instance, short } = this;
    const secrets = loadSecrets(instance);
    const suffix = short ? `-${instance.name.replace('/', '-')}` : '';
    const ground = { instance, secrets, durable: true, suffix };
    const provision = () => provisionServers(ground, this.life.supervisor, names);
    return { urls: await step('Starting the servers', provision), secrets, shape: this.run.shape };
  }

  system(): Promise<System> {
    return (Ground.#shared ??= this.servers().then((stand) =>
      startSystem(stand, this.instance.logs, this.life.supervisor),
    ));
  }

  async running(): Promise<Running> {
    const dev = instanceAt('dev', dataFolder(undefined));
    const run = this.short ? undefined : readRun(dev);
    if (run?.url !== undefined) {
      const pidOf = (service: string) => (run.processes[service] ?? run.processes[TOGETHER])?.pid;
      return { url: run.url, secrets: loadSecrets(dev), pidOf };
    }
    const { url, facts, supervisor } = await this.system();
    return { url, secrets: facts.secrets, pidOf: (service) => supervisor.processes()[service]?.pid };
  }

  /** In a short run the other benches still need it. */
  async stopSystem(): Promise<void> {
    if (!this.short) await this.life.supervisor.stop();
  }
}
