// What each process of the system that `npm start` runs holds: memory and open files, connections among them.
import { readdirSync, readFileSync } from 'node:fs';
import { instanceAt, readRun } from '../local/instance.mjs';
import { dataFolder } from '../local/options.mjs';

/** @typedef {Record<string, { megabytes: number, files: number }>} Reading */

/** A process and those it started: PostgreSQL has one for each connection. @param {number} pid @returns {number[]} */
function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
}

/** Shared pages are counted in parts, so that the sum is what the machine really lacks. @param {number} pid */
function megabytesOf(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** @param {number} pid */
function holdings(pid) {
  const family = familyOf(pid);
  const sum = (/** @type {(one: number) => number} */ of) =>
    family.reduce((total, one) => total + of(one), 0);
  return { megabytes: sum(megabytesOf), files: sum((one) => readdirSync(`/proc/${one}/fd`).length) };
}

/** @param {string} baseUrl @returns {(() => Reading) | undefined} nothing where the system is not this checkout's, or not Linux */
export function watchedProcesses(baseUrl) {
  const run = readRun(instanceAt('dev', dataFolder(undefined)));
  if (run?.url === undefined || new URL(run.url).host !== new URL(baseUrl).host) return undefined;
  if (process.platform !== 'linux') return undefined;
  return () => {
    /** @type {Reading} */
    const reading = {};
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

/** @param {Reading} before @param {Reading[]} during @param {Reading} after */
export function holdingsTable(before, during, after) {
  const rows = Object.keys(before).map((name) => {
    const most = Math.max(...during.map((reading) => reading[name]?.megabytes ?? 0));
    return {
      process: name,
      'MB before': Math.round(before[name]?.megabytes ?? 0),
      'MB at most': Math.round(most),
      'MB after': Math.round(after[name]?.megabytes ?? 0),
      'files before': before[name]?.files ?? 0,
      'files after': after[name]?.files ?? 0,
    };
  });
  const total = (/** @type {keyof typeof rows[number]} */ column) =>
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
    },
  ];
}
