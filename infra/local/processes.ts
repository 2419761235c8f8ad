import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The system reuses a pid; a pid with its beginning is one process. */
export interface ProcessStart {
  readonly pid: number;
  readonly beginning: string | undefined;
}

const ps = (column: string, pid: number) =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

export function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return ps('lstart', pid) || undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

export function commandLineOf(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : ps('command', pid);
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
