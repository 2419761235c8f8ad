// What each process of the system that `npm start` runs holds and uses: memory, open files (connections among them), cores.
import { readdirSync, readFileSync } from 'node:fs';
import { instanceAt, readRun } from '../local/instance.ts';
import { dataFolder } from '../local/options.mjs';

export type Reading = Record<string, { megabytes: number; files: number; coreSeconds: number }>;

/** A process and those it started: PostgreSQL has one for each connection. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
}

/** Shared pages are counted in parts, so that the sum is what the machine really lacks. */
function megabytesOf(pid: number) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

const TICKS_A_SECOND = 100;

/** With what its ended children used. */
function coreSecondsOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system, endedUser, endedSystem] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) / TICKS_A_SECOND;
}

function holdings(pid: number) {
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
        // A child that ends between two looks is no reading.
      }
    }
    return reading;
  };
}

const nothing = { megabytes: 0, files: 0, coreSeconds: 0 };

export function holdingsTable(before: Reading, during: Reading[], after: Reading) {
  const rows = Object.keys(before).map((name) => {
    const [first = nothing, last = nothing] = [before[name], after[name]];
    const most = Math.max(...during.map((reading) => reading[name]?.megabytes ?? 0));
    return {
      process: name,
      'MB before': Math.round(first.megabytes),
      'MB at most': Math.round(most),
      'MB after': Math.round(last.megabytes),
      'files before': first.files,
      'files after': last.files,
      'core s': Math.round(last.coreSeconds - first.coreSeconds),
    };
  });
  const total = (column: keyof (typeof rows)[number]) =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0);
  const most = Math.max(
    ...during.map((reading) => Object.values(reading).reduce((sum, { megabytes }) => sum + megabytes, 0)),
  );
  return [
    ...rows,
    {
      process: 'all',
      'MB before': total('MB before'),
      'MB at most': Math.round(most),
      'MB after': total('MB after'),
      'files before': total('files before'),
      'files after': total('files after'),
      'core s': total('core s'),
    },
  ];
}
