import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { eventually } from '@groundwork/testing';

export const patienceMs = 180_000;

/** Children with a file, without those that wait for the next file of their owner. */
export function workPids(parent = process.pid): number[] {
  try {
    const output = execFileSync('pgrep', ['-P', String(parent), '-f', 'ledger-work with a file']).toString();
    return output.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

export const send = (name: NodeJS.Signals, pids: readonly number[]) => {
  for (const pid of pids) process.kill(pid, name);
};

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isStopped(pid: number): boolean {
  try {
    process.kill(pid, 'SIGSTOP');
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('T') === true;
  } catch {
    return false;
  }
}

/** The process can end between two looks, so the next one is stopped. */
export const stopWork = (parent = process.pid) =>
  eventually(
    () => Promise.resolve(workPids(parent).filter(isStopped)),
    (pids) => pids.length > 0,
    patienceMs,
  );
