// How every bench tells what it found: a table for who reads, and a line of JSON where `npm run bench` collects them.
import { appendFileSync } from 'node:fs';

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

/** @param {string} bench @param {Figure[]} figures @returns {0 | 1} the exit code: 1 if a target is missed */
export function report(bench, figures) {
  console.table(figures.map(({ met, ...rest }) => ({ ...rest, met: met ? '' : 'MISSED' })));
  const file = process.env['FIGURES_FILE'];
  if (file) appendFileSync(file, `${JSON.stringify({ bench, figures })}\n`);
  return figures.every(({ met }) => met) ? 0 : 1;
}
