import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from 'nx/src/devkit-exports.js';
import { byTask, inCheckout, isIn, type Part, type Tool } from './parts.ts';

const MODULES = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const jest = join(workspaceRoot, 'node_modules/.bin/jest');

interface Suite {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

interface Ended {
  readonly code: number;
  readonly report: string;
}

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

async function jestOf(name: string, args: readonly string[], paths: readonly string[]): Promise<Ended> {
  const report = join(workspaceRoot, '.nx', `${name}.report.json`);
  rmSync(report, { force: true });
  const options = ['--ci', '--passWithNoTests', '--json', `--outputFile=${report}`, ...args];
  return { code: await run([...MODULES, jest, ...options, '--', ...paths]), report };
}

const SUITES = {
  unit: (paths: readonly string[]) => jestOf('unit', ['--selectProjects', 'unit', 'web'], paths),
  servers: async (paths: readonly string[]): Promise<Ended> => {
    const lanes = process.env['TEST_NATS_URLS']?.split(' ').length;
    if (lanes !== undefined)
      return jestOf('servers', ['--selectProjects', 'service', `--maxWorkers=${lanes}`], paths);
    const code = await run(['infra/local/test.mjs', '--only', 'services', '--match', paths.join('|')]);
    return { code, report: join(workspaceRoot, '.data/test/logs/services.report.json') };
  },
};

function reportOf({ folders }: Part, suites: readonly Suite[]) {
  const testResults = suites.filter(({ name }) => isIn(inCheckout(name), folders));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const isBroken = ({ status, assertionResults }: Suite) =>
    status === 'failed' && assertionResults.length === 0;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    numRuntimeErrorTestSuites: testResults.filter(isBroken).length,
    testResults,
  };
}

function writeReport(file: string, report: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

export const jestOn =
  (name: keyof typeof SUITES): Tool =>
  async (parts) => {
    const paths = parts.flatMap(({ folders }) => folders.map((folder) => `^${join(workspaceRoot, folder)}/`));
    const { code, report } = await SUITES[name](paths);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: Suite[] };
    for (const part of parts)
      writeReport(
        join(workspaceRoot, '.nx/reports', name, `${part.project}.json`),
        reportOf(part, testResults),
      );
    const faults = testResults
      .filter(({ status }) => status !== 'passed')
      .map((suite) => ({ file: inCheckout(suite.name), text: suite.message }));
    const isSilent = code !== 0 && faults.length === 0;
    return byTask(parts, isSilent ? [{ file: '', text: `Jest ended with ${code}.` }] : faults);
  };
