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

function statOf(path: string): string[] {
  const stat = readFileSync(`/proc/${path}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function unlessGone<T>(read: () => T, gone: T): T {
  try {
    return read();
  } catch {
    return gone;
  }
}

export const startOf = (pid: number): string | undefined =>
  unlessGone(() => {
    if (!hasProc) return ps('lstart', pid) || undefined;
    const [state, ...fields] = statOf(String(pid));
    return state === 'Z' ? undefined : fields[18];
  }, undefined);

export interface ProcessWork {
  readonly isStopped: boolean;
  readonly processorMs: number;
}

const MS_PER_TICK = 10;

const msIn = (ticks: readonly string[]) => sumOf(ticks.map(Number)) * MS_PER_TICK;
const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);

export const workOf = (pid: number): ProcessWork =>
  unlessGone(
    () => {
      if (!hasProc)
        return { isStopped: ps('state', pid).startsWith('T'), processorMs: msOf(ps('time', pid)) };
      const fields = statOf(`${pid}/task/${pid}`);
      return { isStopped: fields[0] === 'T', processorMs: msIn(fields.slice(11, 13)) };
    },
    { isStopped: false, processorMs: 0 },
  );

const msOf = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number.parseFloat(part), 0) * 1000;

const numbersIn = (path: string) => readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const threadsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);

export const childrenOf = (pid: number): number[] =>
  unlessGone(() => threadsOf(pid).flatMap((thread) => numbersIn(`${thread}/children`)), []);

export const parentOf = (pid: number): number => Number(statOf(String(pid))[1]);

export const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

export const ownProcessorMsOf = (pid: number): number =>
  unlessGone(() => msIn(statOf(String(pid)).slice(11, 13)), 0);

export const processorMsOf = (pid: number): number =>
  unlessGone(() => msIn(statOf(String(pid)).slice(11, 15)), 0);

const MEMORY = { VmRSS: /^VmRSS:\s+(\d+)/m, VmHWM: /^VmHWM:\s+(\d+)/m, Pss: /^Pss:\s+(\d+)/m };

export function megabytesOf(pid: number, kind: keyof typeof MEMORY): number {
  const file = `/proc/${pid}/${kind === 'Pss' ? 'smaps_rollup' : 'status'}`;
  return unlessGone(() => Number(MEMORY[kind].exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024, 0);
}

export const openFilesOf = (pid: number): number =>
  unlessGone(() => readdirSync(`/proc/${pid}/fd`).length, 0);

function threadDemandMs(thread: string): number {
  const [ran = 0, waited = 0] = numbersIn(`${thread}/schedstat`);
  return (ran + waited) / 1e6;
}

export const demandMsOf = (pid: number): number =>
  unlessGone(() => {
    if (!hasProc) return workOf(pid).processorMs;
    return sumOf([...threadsOf(pid).map(threadDemandMs), ...childrenOf(pid).map(demandMsOf)]);
  }, 0);

export const commandLineOf = (pid: number): string =>
  unlessGone(
    () => (hasProc ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : ps('command', pid)),
    '',
  );

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
