import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from 'nx/src/devkit-exports.js';
import { byTask, inCheckout, isIn } from './parts.mjs';

const MODULES = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const jest = join(workspaceRoot, 'node_modules/.bin/jest');

/** @param {string[]} args */
function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** @param {string} report @param {string[]} args @param {string[]} paths */
function jestOf(report, args, paths) {
  rmSync(report, { force: true });
  const options = ['--ci', '--passWithNoTests', '--json', `--outputFile=${report}`, ...args];
  return run([...MODULES, jest, ...options, '--', ...paths]);
}

/** @typedef {(paths: string[]) => Promise<{ code: number, report: string }>} RunSuites */

/** @type {Record<'unit' | 'servers', RunSuites>} */
const SUITES = {
  unit: async (paths) => {
    const report = join(workspaceRoot, '.nx/unit.report.json');
    return { code: await jestOf(report, ['--selectProjects', 'unit', 'web'], paths), report };
  },
  servers: async (paths) => {
    const lanes = process.env['TEST_NATS_URLS']?.split(' ').length;
    if (lanes === undefined) {
      const args = ['infra/local/test.mjs', '--only', 'services', '--match', paths.join('|')];
      const report = join(workspaceRoot, '.data/test/logs/services.report.json');
      return { code: await run(args), report };
    }
    const report = join(workspaceRoot, '.nx/servers.report.json');
    const args = ['--selectProjects', 'service', `--maxWorkers=${lanes}`];
    return { code: await jestOf(report, args, paths), report };
  },
};

/** @param {string} project @param {string} target */
export const reportOf = (project, target) => join(workspaceRoot, '.nx/reports', target, `${project}.json`);

/**
 * @typedef {{ status: string }} Test
 * @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} Suite
 */

/**
 * @param {import('./check.mjs').Part} part
 * @param {{ testResults: Suite[] }} report
 */
function reportPart({ folders }, report) {
  const testResults = report.testResults.filter(({ name }) => isIn(inCheckout(name), folders));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string[]} */ ...statuses) =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    numRuntimeErrorTestSuites: testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
    testResults,
  };
}

/** @param {keyof typeof SUITES} name @returns {import('./check.mjs').Tool} */
export const jestOn = (name) => async (parts) => {
  const paths = parts.flatMap((part) => part.folders.map((folder) => `^${join(workspaceRoot, folder)}/`));
  const { code, report } = await SUITES[name](paths);
  const whole = JSON.parse(readFileSync(report, 'utf8'));
  const faults = [];
  for (const part of parts) {
    const own = reportPart(part, whole);
    const file = reportOf(part.project, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(own));
    const failed = own.testResults.filter(({ status }) => status !== 'passed');
    faults.push(...failed.map((result) => ({ file: inCheckout(result.name), text: result.message })));
  }
  const isSilent = code !== 0 && faults.length === 0;
  return byTask(parts, isSilent ? [{ file: '', text: `Jest ended with ${code}.` }] : faults);
};
