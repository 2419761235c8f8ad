import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { eventually } from '@groundwork/testing';

export const patienceMs = 180_000;

export function workPids(): number[] {
  try {
    const output = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'ledger-work']).toString();
    return output.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

export const send = (name: NodeJS.Signals, pids: readonly number[]) => {
  for (const pid of pids) process.kill(pid, name);
};

function isStopped(pid: number): boolean {
  try {
    process.kill(pid, 'SIGSTOP');
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('T') === true;
  } catch {
    return false;
  }
}

/** The process can end between two looks, so the next one is stopped. */
export const stopWork = () =>
  eventually(
    () => Promise.resolve(workPids().filter(isStopped)),
    (pids) => pids.length > 0,
    patienceMs,
  );
