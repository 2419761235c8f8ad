// How every bench tells what it found: a table for who reads, and a file that `npm run bench` collects and sizing reads.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '../local/options.mjs';

/** @typedef {{ what: string, value: number, target: string, met: boolean }} Figure without a target there is nothing to miss */

/** @param {string} what @param {number} value @returns {Figure} */
export const figure = (what, value) => ({ what, value: rounded(value), target: '', met: true });

/** @param {string} what @param {number} value @param {number} limit @returns {Figure} */
export const atMost = (what, value, limit) => ({
  what,
  value: rounded(value),
  target: `≤ ${limit}`,
  met: value <= limit,
});

/** @param {string} what @param {number} value @param {number} limit @returns {Figure} */
export const atLeast = (what, value, limit) => ({
  what,
  value: rounded(value),
  target: `≥ ${limit}`,
  met: value >= limit,
});

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(value >= 1000 ? 6 : 4));

export const figuresFolder = () => join(dataFolder(undefined), 'bench-figures');

/** Of a bench's last run. @param {string} bench @returns {Figure[]} */
export const figuresOf = (bench) =>
  JSON.parse(readFileSync(join(figuresFolder(), `${bench}.json`), 'utf8')).figures;

/** @param {string} bench @param {Figure[]} figures @returns {0 | 1} the exit code: 1 if a target is missed */
export function report(bench, figures) {
  console.table(figures.map(({ met, ...rest }) => ({ ...rest, met: met ? '' : 'MISSED' })));
  mkdirSync(figuresFolder(), { recursive: true });
  const told = { at: new Date().toISOString(), cores: cpus().length, figures };
  writeFileSync(join(figuresFolder(), `${bench}.json`), `${JSON.stringify(told, null, 2)}\n`);
  return figures.every(({ met }) => met) ? 0 : 1;
}
