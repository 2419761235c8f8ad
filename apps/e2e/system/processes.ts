import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eventually } from '@groundwork/testing';

interface RunningProcess {
  pid: number;
  port: number;
  kind: 'server' | 'service';
}

const runFile = (): string => {
  const file = process.env['RUN_FILE'];
  if (file === undefined) throw new Error('RUN_FILE names no run.json: start the system first');
  return file;
};

/** A process that ended is missing until it runs again. */
export function readProcesses(): Record<string, RunningProcess> {
  const run = JSON.parse(readFileSync(runFile(), 'utf8')) as { processes: Record<string, RunningProcess> };
  return run.processes;
}

export function readProcess(name: string): RunningProcess {
  const match = readProcesses()[name];
  if (match === undefined) throw new Error(`${name} does not run`);
  return match;
}

async function isReady({ port, kind }: RunningProcess): Promise<boolean> {
  // A server has no /readyz; the services that need it report it.
  if (kind === 'server') return true;
  const url = `http://127.0.0.1:${port}/readyz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  return answer?.status === 200;
}

async function listUnready(): Promise<string[]> {
  const all = Object.entries(readProcesses());
  const answers = await Promise.all(all.map(async ([name, match]) => ((await isReady(match)) ? [] : [name])));
  return answers.flat();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function killProcess(name: string): Promise<number> {
  const { pid } = readProcess(name);
  process.kill(pid, 'SIGKILL');
  await eventually(
    async () => isAlive(pid),
    (alive) => !alive,
  );
  return pid;
}

export async function waitForRestart(name: string, killed: number): Promise<void> {
  const isBack = (now: number | undefined) => now !== undefined && now !== killed;
  await eventually(async () => readProcesses()[name]?.pid, isBack, 60_000);
  await eventually(listUnready, (names) => names.length === 0, 120_000);
}

export const killAndWaitForRestart = async (name: string): Promise<void> =>
  waitForRestart(name, await killProcess(name));

export function readAllLogLines(): string[] {
  const folder = join(dirname(runFile()), 'logs');
  const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
  return files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
}

export function readLogLines(name: string): string[] {
  return readFileSync(join(dirname(runFile()), 'logs', `${name}.log`), 'utf8').split('\n');
}
