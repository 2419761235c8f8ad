import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When a process began. A pid alone is reused by the system; a pid with its beginning is not.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process, or it is only waiting to be reaped
 */
export function beginningOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself hold spaces and parentheses, so fields are counted after the last one.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
export function commandLineOf(pid) {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** @param {{ pid: number, beginning: string | undefined }} recorded */
export const isAlive = ({ pid, beginning }) => beginning !== undefined && beginningOf(pid) === beginning;

/**
 * Signals a process with its children; each process we spawn leads a group of its own.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // The group is gone, or the process has not become its leader yet: the second try names it alone.
    }
  }
}

/**
 * @param {{ pid: number, beginning: string | undefined }} target
 * @param {NodeJS.Signals} signal
 * @param {number} graceMs
 */
export async function end(target, signal, graceMs) {
  if (isAlive(target)) signalGroup(target.pid, signal);
  const patience = performance.now() + graceMs;
  while (isAlive(target) && performance.now() < patience) await sleep(25);
  if (!isAlive(target)) return;
  signalGroup(target.pid, 'SIGKILL');
  while (isAlive(target) && performance.now() < patience + 5000) await sleep(25);
}
