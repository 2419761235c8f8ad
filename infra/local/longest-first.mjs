import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkout } from './checkout.mjs';

const { suites } = JSON.parse(readFileSync(join(checkout, 'infra/local/test-times.json'), 'utf8'));

/** @param {{ path: string }} test */
const secondsOf = ({ path }) => suites[relative(checkout, path)] ?? 0;

/** Jest starts the longest suites first, so that no worker waits for the last one. */
export default class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a));
  }

  /** @param {unknown[]} tests */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
