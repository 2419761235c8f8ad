import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Ground, System } from '../bench/ground.ts';
import { Failure } from '../local/failure.ts';
import { LOOPBACK } from '../local/ports.ts';
import { print } from '../local/progress.ts';
import type { Done, Machine, VariablesAt } from './machine.ts';
import type { BlockName } from './page-blocks.ts';
import { authorityOf } from './page-proxy.ts';
import { PageShell } from './page-shell.ts';
import { startProduction } from './production.ts';
import { operate, putBack, wipe } from './restore.ts';

type Way = (text: string) => Promise<Done>;

export class BareMachine implements Machine {
  readonly proxies = LOOPBACK;
  readonly neighbor = LOOPBACK;
  readonly folder: string;
  readonly #safe: string;
  readonly #shell: PageShell;
  #system: System | undefined;

  constructor(
    readonly ground: Ground,
    readonly variablesAt: VariablesAt,
  ) {
    this.folder = join(ground.instance.folder, 'first');
    this.#safe = join(ground.instance.folder, '../page-backup');
    this.#shell = new PageShell(this.folder, {});
    rmSync(this.#safe, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
  }

  get gateway(): number {
    return this.#system === undefined ? 0 : Number(new URL(this.#system.url).port);
  }

  #settings(): Record<string, string> {
    const own = parseEnv(readFileSync(join(this.folder, '.env'), 'utf8')) as Record<string, string>;
    return { ...own, ...this.variablesAt(this.neighbor), STAFF_TWO_STEP: 'required', SAMPLE_DATA: 'false' };
  }

  async #start(): Promise<Done> {
    await this.#system?.supervisor.stop();
    this.#system = await startProduction(this.ground, true, this.#settings());
    return { output: '', instead: 'the services start as processes' };
  }

  async #operate(...args: string[]): Promise<Done> {
    if (this.#system === undefined) throw new Failure('The services do not run.');
    const trusted = { NODE_EXTRA_CA_CERTS: authorityOf(this.ground.instance.folder) };
    const settings = { ...this.#settings(), ...trusted };
    const output = await operate(this.ground, this.#system.facts, args, settings);
    return { output, instead: `the same command without a container: operator ${args[0]}` };
  }

  async #restore(): Promise<Done> {
    this.#system = await putBack(this.ground, this.#safe, this.#settings());
    return { output: '', instead: 'the same commands of the operator without a container' };
  }

  readonly #ways: Partial<Record<BlockName, Way>> = {
    brand: async (text) => ({ output: await this.#shell.run(text) }),
    start: () => this.#start(),
    change: () => this.#start(),
    doctor: () => this.#operate('doctor'),
    backup: () => this.#operate('backup', '--to', this.#safe),
    nightly: () => this.#operate('backup', '--to', this.#safe),
    restore: () => this.#restore(),
  };

  do(name: BlockName, text: string): Promise<Done> {
    const way = this.#ways[name];
    if (way === undefined) throw new Failure(`A machine without Docker has no way for the block "${name}".`);
    return way(text);
  }

  async replace(): Promise<Machine> {
    await this.#system?.supervisor.stop();
    wipe(this.ground, ['first', 'srv', 'caddy', 'screens']);
    print('Everything was wiped: database, events, queue, files, secrets.');
    return this;
  }
}
