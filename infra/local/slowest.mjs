// Where the time of a run went, by the files of its tests.
import { relative } from 'node:path';
import { readReport } from './counts.mjs';
import { checkout } from './instance.mjs';

/** @typedef {{ file: string, seconds: number }} Timed */

const MOST_ROWS = 20;

/** @param {string} file jest's --outputFile @returns {Timed[]} */
export function timesOfJest(file) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const suites = readReport(file)?.testResults ?? [];
  return suites.map(({ name, startTime, endTime }) => ({
    file: relative(checkout, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @param {string} file Playwright's JSON report @returns {Timed[]} its tests' times, which may overlap */
export function timesOfPlaywright(file) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { file: spec, tests } of specsIn(readReport(file) ?? {})) {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
    times.set(spec, (times.get(spec) ?? 0) + seconds);
  }
  return [...times].map(([spec, seconds]) => ({ file: `apps/e2e/tests/${spec}`, seconds }));
}

/** @param {Timed[]} times @returns {string[]} the lines of a table, none where nothing was timed */
export function slowest(times) {
  if (times.length === 0) return [];
  const rows = times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_ROWS)
    .map(({ file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${file}`);
  return ['  seconds  slowest test files', ...rows, ''];
}
