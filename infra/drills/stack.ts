import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Figure, figure } from '../bench/figures.ts';
import { type Ground, Missing } from '../bench/ground.ts';
import { checkout } from '../local/checkout.mjs';
import { type CommandOptions, mustRun, run } from '../local/commands.ts';
import { Failure } from '../local/failure.ts';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { until } from '../local/wait.ts';
import { Owner } from './owner.ts';

const PROJECT = 'groundwork-try';
const VERSION = 'try';
const KILLED = ['scoring', 'documents-worker', 'nats', 'postgres', 'gateway'];

const images = () => [
  ...readdirSync(join(checkout, 'apps')).filter((app) => !['e2e', 'web'].includes(app)),
  'operator',
];

class Stack {
  readonly #options: CommandOptions;

  constructor(port: number) {
    const own = { VERSION, PORT: String(port), DOCKER_BUILDKIT: '1' };
    this.#options = { cwd: checkout, env: { ...process.env, ...own } };
  }

  docker(...args: string[]): Promise<string> {
    return mustRun(`docker ${args[0]}`, 'docker', args, this.#options);
  }

  compose(...args: string[]): Promise<string> {
    return this.docker('compose', '--project-name', PROJECT, ...args);
  }

  tryIn(service: string, script: string) {
    const args = ['compose', '--project-name', PROJECT, 'exec', '-T', service, 'node', '-e', script];
    return run('docker', args, this.#options);
  }

  /** On the host's network: name resolution inside containers is no part of the drill. */
  async build(): Promise<void> {
    for (const image of images()) {
      const name = `groundwork/${image}:${VERSION}`;
      const args = ['--build-arg', `SERVICE=${image}`, '--build-arg', `VERSION=${VERSION}`, '--tag', name];
      const file = ['--network', 'host', '--file', 'infra/docker/Dockerfile'];
      await step(`Building ${name}`, () => this.docker('build', ...file, ...args, '.'));
    }
  }

  async start(): Promise<void> {
    try {
      await this.compose('up', '--detach', '--no-build', '--wait', '--wait-timeout', '300');
    } catch (error) {
      print(await this.compose('logs', '--no-color', '--tail', '15'));
      throw error;
    }
  }

  async sizes(): Promise<string> {
    const all = await this.docker('images', '--format', '{{.Repository}}:{{.Tag}} {{.Size}}');
    const own = all.split('\n').filter((line) => line.includes(`:${VERSION} `) || line.startsWith('node:'));
    return own.sort().join('\n');
  }

  async #stateOf(service: string) {
    const id = (await this.compose('ps', '--quiet', service)).trim();
    const format = '{"pid":{{.State.Pid}},"restarts":{{.RestartCount}},"health":"{{.State.Health.Status}}"}';
    const state = await this.docker('inspect', '--format', format, id);
    return JSON.parse(state) as { pid: number; restarts: number; health: string };
  }

  async kill(service: string): Promise<number> {
    const { pid, restarts } = await this.#stateOf(service);
    const since = performance.now();
    process.kill(pid, 'SIGKILL');
    const isBack = async () => {
      const now = await this.#stateOf(service);
      return now.restarts > restarts && now.health === 'healthy';
    };
    if (!(await until(isBack, { withinMs: 120_000, everyMs: 500 })))
      throw new Failure(`${service} was killed and did not come back`);
    return Number(secondsSince(since));
  }

  async complaints(): Promise<Map<string, number>> {
    const logs = await this.compose('logs', '--no-color', '--no-log-prefix');
    const kinds = new Map<string, number>();
    for (const line of logs.split('\n')) {
      if (!/"level":[456]0|ermissions? violation/i.test(line)) continue;
      const what = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 160);
      kinds.set(what, (kinds.get(what) ?? 0) + 1);
    }
    return kinds;
  }
}

async function tryStack(stack: Stack, url: string): Promise<Figure[]> {
  const since = performance.now();
  await stack.start();
  const figures = [atMost('seconds until the stack is healthy', Number(secondsSince(since)), 300)];
  const owner = await Owner.signUp(url);
  const first = await owner.uploadUntilScored();
  figures.push(figure('seconds until an upload reached the score', Number(first.seconds)));
  for (const service of KILLED)
    figures.push(atMost(`${service} killed: seconds until healthy`, await stack.kill(service), 120));
  const second = await (await Owner.signUp(url)).uploadUntilScored();
  figures.push(figure('seconds of an upload afterwards', Number(second.seconds)));
  print(`The first owner is still signed in, with a score of ${await owner.score()}`);
  const secretRead = await stack.tryIn('scoring', `require('fs').readFileSync('/secrets/profile.env')`);
  if (secretRead.code === 0 || !secretRead.output.includes('EACCES'))
    throw new Failure('scoring could read the secrets of profile');
  const complaints = await stack.complaints();
  for (const [what, count] of complaints) print(`  ${count} × ${what}`);
  const sum = [...complaints.values()].reduce((total, count) => total + count, 0);
  return [...figures, figure('warnings and errors in all logs', sum)];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  if (ground.short) throw new Missing('the images take minutes to build');
  const web = await reserveInternal();
  await web.release();
  const stack = new Stack(web.port);
  if (!ground.run.args.includes('keep'))
    ground.life.onStop(async () => {
      await stack.compose('down', '--volumes');
    });
  if (!ground.run.args.includes('no-build')) await stack.build();
  print(await stack.sizes());
  return tryStack(stack, `http://${LOOPBACK}:${web.port}`);
}
