import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The system reuses a pid; a pid with its beginning is one process. */
export interface ProcessStart {
  readonly pid: number;
  readonly beginning: string | undefined;
}

const ps = (column: string, pid: number) =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

const hasProc = process.platform === 'linux';

export function statOf(path: string): string[] {
  const stat = readFileSync(`/proc/${path}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export function startOf(pid: number): string | undefined {
  try {
    if (!hasProc) return ps('lstart', pid) || undefined;
    const [state, ...fields] = statOf(String(pid));
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

export interface ProcessWork {
  readonly isStopped: boolean;
  readonly processorMs: number;
}

const MS_PER_TICK = 10;

export function workOf(pid: number): ProcessWork {
  try {
    if (!hasProc) return { isStopped: ps('state', pid).startsWith('T'), processorMs: msOf(ps('time', pid)) };
    const fields = statOf(`${pid}/task/${pid}`);
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { isStopped: fields[0] === 'T', processorMs: ticks * MS_PER_TICK };
  } catch {
    return { isStopped: false, processorMs: 0 };
  }
}

const msOf = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number.parseFloat(part), 0) * 1000;

const numbersIn = (path: string) => readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function threadDemandMs(thread: string): number {
  const [ran = 0, waited = 0] = numbersIn(`${thread}/schedstat`);
  const children = numbersIn(`${thread}/children`);
  return children.reduce((total, child) => total + demandMsOf(child), (ran + waited) / 1e6);
}

export function demandMsOf(pid: number): number {
  try {
    if (!hasProc) return workOf(pid).processorMs;
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
    return threads.reduce((total, thread) => total + threadDemandMs(thread), 0);
  } catch {
    return 0;
  }
}

export function commandLineOf(pid: number): string {
  try {
    return hasProc ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : ps('command', pid);
  } catch {
    return '';
  }
}

export const isAlive = ({ pid, beginning }: ProcessStart) =>
  beginning !== undefined && startOf(pid) === beginning;

/** Each process we spawn leads a group of its own; until it does, it is named alone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      continue;
    }
  }
}

export async function end(target: ProcessStart, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  if (isAlive(target)) signalGroup(target.pid, signal);
  const deadline = performance.now() + graceMs;
  while (isAlive(target) && performance.now() < deadline) await sleep(25);
  if (!isAlive(target)) return;
  signalGroup(target.pid, 'SIGKILL');
  while (isAlive(target) && performance.now() < deadline + 5000) await sleep(25);
}
