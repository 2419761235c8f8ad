import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdings } from '../load/watched-processes.ts';
import { checkout } from '../local/checkout.mjs';
import { mustRun } from '../local/commands.ts';
import { Failure } from '../local/failure.ts';
import { instanceAt, readRun } from '../local/instance.ts';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { familyOf, startOf } from '../local/processes.ts';
import { step } from '../local/progress.ts';
import { TOGETHER } from '../local/stack.ts';
import { httpAnswersOk, until } from '../local/wait.ts';
import { atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';

const REST_MS = 60_000;
const BACK_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 60_000;

type Shape = 'small' | 'apart';

interface Running {
  readonly url: string;
  readonly npm: ChildProcess;
  readonly seconds: number;
}

async function cloneTo(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await mustRun('The clone', 'git', ['clone', '--quiet', '--no-hardlinks', checkout, folder]);
  await mustRun('The packages', 'cp', ['-al', join(checkout, 'node_modules'), join(folder, 'node_modules')]);
}

async function start(folder: string, shape: Shape): Promise<Running> {
  const reservation = await reserveInternal();
  await reservation.release();
  const args = ['start', '--', '--port', String(reservation.port), ...(shape === 'apart' ? ['--apart'] : [])];
  const since = performance.now();
  const npm = spawn('npm', args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Ready:')) resolve();
    });
    npm.once('exit', () => {
      reject(new Failure(`npm start ended:\n${lines.slice(-20).join('\n')}`));
    });
  });
  const url = `http://${LOOPBACK}:${reservation.port}`;
  return { url, npm, seconds: (performance.now() - since) / 1000 };
}

/** npm can end before the processes that it started. */
async function stop({ npm }: Running): Promise<number> {
  const { pid = 0 } = npm;
  const started = familyOf(pid);
  const isGone = () => Promise.resolve(started.every((each) => startOf(each) === undefined));
  const ms = await timed(async () => {
    process.kill(-pid, 'SIGINT');
    if (!(await until(isGone, { withinMs: STOPPED_WITHIN_MS, everyMs: 20 })))
      throw new Failure('Processes of npm start remained.');
  });
  return ms / 1000;
}

/** In shares of what several processes hold together (PSS), so that the sum is what the machine lacks. */
function megabytesOf({ npm }: Running, folder: string): Figure[] {
  const { processes = {} } = readRun(instanceAt('dev', join(folder, '.data'))) ?? {};
  const each = Object.entries(processes).map(([name, { pid }]) => ({ name, ...holdings(pid) }));
  const all = holdings(npm.pid ?? 0).megabytes;
  const started = each.reduce((sum, { megabytes }) => sum + megabytes, 0);
  return [
    ...each.map(({ name, megabytes }) => figure(`  ${name}, MB`, megabytes)),
    figure('  npm and the starter, MB', all - started),
    atMost('idle memory of all that npm start runs, MB', all, 550),
  ];
}

async function secondsUntilBack({ url }: Running, folder: string): Promise<number> {
  const pid = readRun(instanceAt('dev', join(folder, '.data')))?.processes[TOGETHER]?.pid;
  if (pid === undefined) throw new Failure('The services do not run.');
  const ready = () => httpAnswersOk(`${url}/readyz`);
  const ms = await timed(async () => {
    process.kill(pid, 'SIGKILL');
    await until(async () => !(await ready()), { withinMs: BACK_WITHIN_MS, everyMs: 5 });
    if (!(await until(ready, { withinMs: BACK_WITHIN_MS, everyMs: 50 })))
      throw new Failure('The services did not return.');
  });
  return ms / 1000;
}

async function small(folder: string, restMs: number): Promise<Figure[]> {
  const first = await step('The first start', () => start(folder, 'small'));
  const stopped = await stop(first);
  const later = await step('A later start', () => start(folder, 'small'));
  await step('At rest', () => sleep(restMs));
  const figures = megabytesOf(later, folder);
  const back = await step('kill -9 of the services', () => secondsUntilBack(later, folder));
  await stop(later);
  return [
    atMost('seconds of the first start after the packages', first.seconds, 45),
    atMost('seconds of a later start', later.seconds, 6),
    atMost('seconds until all ended', stopped, 3),
    ...figures,
    atMost('seconds until the services are back after kill -9', back, 6),
  ];
}

export async function measure({ instance, short }: Ground): Promise<Figure[]> {
  const folder = join(instance.folder, 'clone');
  await step('A fresh clone', () => cloneTo(folder));
  if (short) cpSync(join(checkout, '.data/servers'), join(folder, '.data/servers'), { recursive: true });
  const figures = await small(folder, short ? 1000 : REST_MS);
  const apart = await step('A start of all services apart', () => start(folder, 'apart'));
  await stop(apart);
  const later = figures.find(({ what }) => what === 'seconds of a later start')?.value ?? NaN;
  rmSync(folder, { recursive: true, force: true });
  return [
    ...figures,
    figure('seconds of a start apart', apart.seconds),
    atMost('a later start, times a start apart', later / apart.seconds, 0.5),
  ];
}
