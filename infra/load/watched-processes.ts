import { instanceAt, readRun } from '../local/instance.ts';
import { dataFolder } from '../local/options.mjs';
import { familyOf, megabytesOf, openFilesOf, processorMsOf } from '../local/processes.ts';

export type Reading = Record<string, { megabytes: number; files: number; coreSeconds: number }>;

/** With its children: PostgreSQL has one for each connection. */
export function holdings(pid: number) {
  const family = familyOf(pid);
  const sum = (of: (one: number) => number) => family.reduce((total, one) => total + of(one), 0);
  return {
    megabytes: sum((one) => megabytesOf(one, 'Pss')),
    files: sum(openFilesOf),
    coreSeconds: sum(processorMsOf) / 1000,
  };
}

export function watchedProcesses(baseUrl: string): (() => Reading) | undefined {
  const run = readRun(instanceAt('dev', dataFolder(undefined)));
  if (run?.url === undefined || new URL(run.url).host !== new URL(baseUrl).host) return undefined;
  if (process.platform !== 'linux') return undefined;
  return () =>
    Object.fromEntries(Object.entries(run.processes).map(([name, { pid }]) => [name, holdings(pid)]));
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
