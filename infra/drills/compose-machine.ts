import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Ground } from '../bench/ground.ts';
import { checkout } from '../local/checkout.mjs';
import { mustRun, run } from '../local/commands.ts';
import { reserveInternal } from '../local/ports.ts';
import { print } from '../local/progress.ts';
import type { Done, Machine, VariablesAt } from './machine.ts';
import type { BlockName } from './page-blocks.ts';
import { PageShell } from './page-shell.ts';

const PROJECT = 'groundwork-page';
const PREFIX = '10.215';
const NEIGHBOR = `${PREFIX}.18.225`;
const OVERRIDE = 'drill.compose.yml';
// Name resolution inside a build is no part of the drill.
const HOST_NETWORK = 'services: { secrets: { build: { network: host } } }\n';

export async function hasEngine(): Promise<boolean> {
  const answers = await Promise.all([['info'], ['compose', 'version']].map((args) => run('docker', args)));
  return answers.every(({ code }) => code === 0);
}

export class ComposeMachine implements Machine {
  readonly proxies = `${PREFIX}.18.225`;
  readonly neighbor = NEIGHBOR;
  #shell: PageShell;

  private constructor(
    readonly folder: string,
    readonly gateway: number,
    readonly variables: NodeJS.ProcessEnv,
  ) {
    this.#shell = new PageShell(folder, this.#all);
  }

  get #all(): NodeJS.ProcessEnv {
    return {
      COMPOSE_FILE: `docker-compose.yml:${OVERRIDE}`,
      COMPOSE_PROJECT_NAME: PROJECT,
      NETWORK_PREFIX: PREFIX,
      VERSION: 'page',
      DOCKER_BUILDKIT: '1',
      PORT: String(this.gateway),
      ...this.variables,
    };
  }

  static async empty({ instance, life, run: { args } }: Ground, variablesAt: VariablesAt) {
    const reserved = await reserveInternal();
    await reserved.release();
    const machine = new ComposeMachine(join(instance.folder, 'first'), reserved.port, variablesAt(NEIGHBOR));
    life.onStop(() => {
      if (!args.includes('leave')) machine.#remove();
      return Promise.resolve();
    });
    await machine.#unpack();
    machine.#remove();
    return machine;
  }

  async #unpack(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const files = 'git ls-files -z --cached --others --exclude-standard';
    const copy = `${files} | tar --null --files-from - --create | tar --extract --directory "$0"`;
    const args = ['-euo', 'pipefail', '-c', copy, this.folder];
    await mustRun('Copying the checkout', 'bash', args, { cwd: checkout });
    writeFileSync(join(this.folder, OVERRIDE), HOST_NETWORK);
  }

  #remove(): void {
    const options = { cwd: this.folder, env: { ...process.env, ...this.#all }, stdio: 'ignore' } as const;
    spawnSync('docker', ['compose', 'down', '--volumes'], options);
  }

  async do(_name: BlockName, text: string): Promise<Done> {
    return { output: await this.#shell.run(text) };
  }

  /** Its disk is gone. The second machine has the same addresses, and nothing in its volumes. */
  async replace(): Promise<ComposeMachine> {
    const second = new ComposeMachine(join(this.folder, '../second'), this.gateway, this.variables);
    await second.#unpack();
    this.#remove();
    print('The first machine is gone, with its volumes.');
    return second;
  }
}
