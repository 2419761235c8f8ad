// What a stage's own report says, so that no failure is lost between its exit code and its counts.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} file @returns {any} */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A stage without cases of its own is one test. @param {number} code @returns {Counts} */
export const countOne = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/**
 * A stage that failed as a whole, or found nothing to run, is a failure even if no case in it is.
 * @param {number} code
 * @param {Counts} counts
 * @returns {Counts}
 */
export function neverSwallow(code, counts) {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/** @param {string} file jest's --outputFile @returns {Counts} */
export function countJest(file) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    // A file that could not be run has no failed case, but is one.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {string} file Playwright's JSON report @returns {Counts} */
export function countPlaywright(file) {
  const report = readReport(file);
  if (report?.stats === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A case that passes only on the second try has found something.
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0), skipped };
}
