import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NX_QUIETLY } from './build.mjs';
import { lastLines, run } from './commands.mjs';
import { countJest, countOne, countPlaywright, neverSwallow } from './counts.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { checkout } from './instance.mjs';
import { say, secondsSince, step } from './progress.mjs';
import { slowest, timesOfJest, timesOfPlaywright } from './slowest.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {object} Stage
 * @property {string} name
 * @property {[string, ...string[]]} command
 * @property {string} [target] of Nx, which does the same for all files, or answers from its cache
 * @property {'nothing' | 'servers' | 'system' | 'what the journeys left'} needs
 * @property {typeof LANES[number]} [lane] runs beside the other lane's stages, before those without one
 * @property {'jest' | 'playwright'} [report] how its cases are counted; without one the stage is one test
 *
 * @typedef {{ name: string, seconds: string, isFromCache?: boolean, counts: Counts, failures: string[], times: import('./slowest.mjs').Timed[] }} Outcome
 */

/** @param {string} name */
const bin = (name) => join(checkout, 'node_modules/.bin', name);

/** @param {string} script @param {string[]} args @returns {[string, ...string[]]} */
const npmRun = (script, ...args) => ['npm', 'run', '--silent', script, ...args];

/** @param {string[]} projects @returns {[string, ...string[]]} */
const jest = (...projects) => [
  process.execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  bin('jest'),
  '--ci',
  '--selectProjects',
  ...projects,
];

/** @param {string} target @returns {[string, ...string[]]} */
const nx = (target) => [process.execPath, bin('nx'), 'run', target, '--outputStyle=static'];

/** Where such a target leaves its report, and the cache puts it back. @param {Stage} stage */
const keptReport = (stage) => join(checkout, '.nx', `${stage.name}.report.json`);

/** What needs no server runs in two lanes at once. */
export const LANES = /** @type {const} */ (['sources', 'units']);

/** In this order: what is cheapest to fail comes first. @type {Stage[]} */
export const STAGES = [
  { name: 'typecheck', command: npmRun('typecheck'), needs: 'nothing', lane: 'sources' },
  { name: 'lint', command: npmRun('lint'), needs: 'nothing', lane: 'sources' },
  { name: 'unused', command: npmRun('unused'), needs: 'nothing', lane: 'sources' },
  {
    name: 'build',
    command: [process.execPath, bin('nx'), 'run-many', '-t', 'build'],
    needs: 'nothing',
    lane: 'units',
  },
  {
    name: 'unit',
    command: jest('unit', 'web'),
    target: 'workspace:unit',
    needs: 'nothing',
    lane: 'units',
    report: 'jest',
  },
  { name: 'services', command: jest('service'), needs: 'servers', report: 'jest' },
  // All that our generators write, in a copy of the repository; its own tests use the servers.
  { name: 'generators', command: jest('generators'), needs: 'servers', report: 'jest' },
  // Every bench and drill for seconds, on a system of their own: whether they run, not how fast.
  { name: 'benches', command: npmRun('bench', '--', '--short'), needs: 'nothing' },
  {
    name: 'journey',
    command: [process.execPath, bin('playwright'), 'test', '--config', 'apps/e2e', '--reporter', 'list,json'],
    needs: 'system',
    report: 'playwright',
  },
  // Last: it searches all that the run has written.
  { name: 'leaks', command: jest('leaks'), needs: 'what the journeys left', report: 'jest' },
];

/** @param {Stage} stage @param {string} report @param {string | undefined} match */
function testArguments(stage, report, match) {
  const chosen = match === undefined ? [] : [match];
  if (stage.report === 'jest') return ['--json', `--outputFile=${report}`, ...chosen];
  // else Playwright runs first, and whole, what the chosen ones would wait for; one at a time, in place of waiting
  return match === undefined ? [] : [match, '--no-deps', '--workers=1'];
}

/** @param {Stage} stage @param {string} report @param {number} code @returns {Counts} */
function countsOf(stage, report, code) {
  if (stage.report === undefined) return countOne(code);
  return neverSwallow(code, stage.report === 'jest' ? countJest(report) : countPlaywright(report));
}

/** @param {Stage} stage @param {string} report */
const failuresOf = (stage, report) =>
  stage.report === 'jest' ? failuresOfJest(report) : failuresOfPlaywright(report);

/** @param {Stage} stage @param {string} report */
const timesOf = (stage, report) =>
  stage.report === 'jest' ? timesOfJest(report) : timesOfPlaywright(report);

const CACHE_USED = 'Nx read the output from the cache';

/** A continuous build trusts no earlier run, and a long one tries something else each time. @param {NodeJS.ProcessEnv} env */
const cacheUse = (env) => (env['CI'] || env['TEST_LONG'] ? { NX_SKIP_NX_CACHE: 'true' } : {});

/**
 * @param {Stage} stage
 * @param {{ logs: string, env: NodeJS.ProcessEnv, match?: string | undefined }} setting
 * @returns {Promise<Outcome>}
 */
export async function runStage(stage, { logs, env, match }) {
  const since = performance.now();
  const log = join(logs, `${stage.name}.log`);
  const target = match === undefined ? stage.target : undefined;
  const report = target === undefined ? join(logs, `${stage.name}.report.json`) : keptReport(stage);
  // A report of an earlier run must not be taken for this one's.
  rmSync(report, { force: true });
  const [command, ...args] = target === undefined ? stage.command : nx(target);
  const environment = { ...env, ...NX_QUIETLY, ...cacheUse(env), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { output, counts } = await step(
    stage.name,
    async () => {
      const isDirect = stage.report !== undefined && target === undefined;
      const all = isDirect ? [...args, ...testArguments(stage, report, match)] : args;
      const ended = await run(command, all, { cwd: checkout, env: environment, log });
      return { output: ended.output, counts: countsOf(stage, report, ended.code) };
    },
    (result) => result.counts.failed === 0,
  );
  if (counts.failed > 0) say(`\n✗ ${stage.name} failed:\n${lastLines(output, 150)}\nAll of it: ${log}\n`);
  return {
    name: stage.name,
    seconds: secondsSince(since),
    isFromCache: output.includes(CACHE_USED),
    counts,
    failures: failuresOf(stage, report),
    times: timesOf(stage, report),
  };
}

/** @param {Outcome[]} outcomes @returns {Counts} */
export const totalOf = (outcomes) =>
  outcomes.reduce(
    (total, { counts }) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** @param {Outcome[]} outcomes */
export function summary(outcomes) {
  const rows = outcomes.map(({ name, seconds, isFromCache, counts: { passed, failed, skipped } }) =>
    [
      name.padEnd(12),
      `${seconds} s`.padStart(9),
      ...[passed, failed, skipped].map((n) => String(n).padStart(8)),
      isFromCache ? '  from the cache, at least in part' : '',
    ].join(''),
  );
  const { passed, failed, skipped } = totalOf(outcomes);
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  return [
    '',
    ...slowest(outcomes.flatMap(({ times }) => times)),
    'stage          seconds  passed  failed skipped',
    ...rows,
    '',
    ...outcomes.flatMap(({ failures }) => failures),
    `${passed} passed, ${failed} failed${tail}`,
  ].join('\n');
}
