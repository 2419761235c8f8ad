import { readdirSync, readFileSync } from 'node:fs';
import { instanceAt, readRun } from '../local/instance.ts';
import { dataFolder } from '../local/options.mjs';

export type Reading = Record<string, { megabytes: number; files: number; coreSeconds: number }>;

/** With its children: PostgreSQL has one for each connection. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
}

function megabytesOf(pid: number) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

const TICKS_A_SECOND = 100;

function coreSecondsOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system, endedUser, endedSystem] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) / TICKS_A_SECOND;
}

export function holdings(pid: number) {
  const family = familyOf(pid);
  const sum = (of: (one: number) => number) => family.reduce((total, one) => total + of(one), 0);
  return {
    megabytes: sum(megabytesOf),
    files: sum((one) => readdirSync(`/proc/${one}/fd`).length),
    coreSeconds: sum(coreSecondsOf),
  };
}

export function watchedProcesses(baseUrl: string): (() => Reading) | undefined {
  const run = readRun(instanceAt('dev', dataFolder(undefined)));
  if (run?.url === undefined || new URL(run.url).host !== new URL(baseUrl).host) return undefined;
  if (process.platform !== 'linux') return undefined;
  return () => {
    const reading: Reading = {};
    for (const [name, { pid }] of Object.entries(run.processes)) {
      try {
        reading[name] = holdings(pid);
      } catch {
        // The process or a child of it ended meanwhile.
      }
    }
    return reading;
  };
}

const nothing = { megabytes: 0, files: 0, coreSeconds: 0 };

function rowOf(process: string, before: Reading, during: readonly Reading[], after: Reading) {
  const [first = nothing, last = nothing] = [before[process], after[process]];
  const most = Math.max(...during.map((reading) => reading[process]?.megabytes ?? 0));
  return {
    process,
    'MB before': Math.round(first.megabytes),
    'MB at most': Math.round(most),
    'MB after': Math.round(last.megabytes),
    'files before': first.files,
    'files after': last.files,
    'core s': Math.round(last.coreSeconds - first.coreSeconds),
  };
}

function sumOf(reading: Reading): Reading {
  const sum = (of: (each: Reading[string]) => number) =>
    Object.values(reading).reduce((total, each) => total + of(each), 0);
  const all = {
    megabytes: sum((each) => each.megabytes),
    files: sum((each) => each.files),
    coreSeconds: sum((each) => each.coreSeconds),
  };
  return { ...reading, all };
}

export function holdingsTable(before: Reading, during: readonly Reading[], after: Reading) {
  const [first, meanwhile, last] = [sumOf(before), during.map(sumOf), sumOf(after)];
  return Object.keys(first).map((process) => rowOf(process, first, meanwhile, last));
}
