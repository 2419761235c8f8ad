import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { packages, type MutatedPackage } from './packages.ts';
import { patternsOutside } from './sample.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const root = join(import.meta.dirname, '../..');

type Options = ConstructorParameters<typeof Stryker>[0];

const specRunner: Options = {
  plugins: [join(import.meta.dirname, 'spec-runner.ts')],
  testRunner: 'specs',
  testRunnerNodeArgs: ['--conditions=groundwork-source', '--import', join(root, 'infra/typescript.mjs')],
};

const jestRunner: Options = {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    projectType: 'custom',
    configFile: 'infra/mutation/jest.config.mjs',
    enableFindRelatedTests: false,
  },
};

const { values, positionals: chosen } = parseArgs({
  options: { jest: { type: 'boolean', default: false }, 'one-file-in': { type: 'string', default: '1' } },
  allowPositionals: true,
});
const { jest: inJest } = values;
const oneFileIn = Number(values['one-file-in']);

function optionsFor({ project, root: folder, mutate, specs = '', otherSpecs = [] }: MutatedPackage): Options {
  Object.assign(process.env, {
    ...{ MUTATED_PROJECT: project, MUTATED_ROOT: folder, MUTATED_SPECS: specs },
    MUTATED_OTHER_SPECS: otherSpecs.join(' '),
  });
  return {
    mutate: [...mutate, ...patternsOutside(root, folder, oneFileIn)],
    ...(inJest ? jestRunner : specRunner),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 1,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 60_000,
    reporters: ['progress-append-only'],
    ignorePatterns: ['.data', '.nx', '**/dist', 'docs', 'k8s', '**/test-results'],
    tempDirName: '.stryker-tmp',
  };
}

const isMissed = ({ status }: MutantResult): boolean => status === 'Survived' || status === 'NoCoverage';
const isFound = ({ status }: MutantResult): boolean => status === 'Killed' || status === 'Timeout';

const lineOf = ({ fileName, location, mutatorName, replacement }: MutantResult): string =>
  `${fileName.replace(`${root}/`, '')}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement.slice(0, 90).replaceAll(/\s+/g, ' ')}`;

function report(name: string, target: number, results: readonly MutantResult[]): boolean {
  const missed = results.filter(isMissed);
  const killed = results.filter(isFound).length;
  const share = (100 * killed) / Math.max(1, killed + missed.length);
  const lines = missed.map(lineOf).sort();
  process.stdout.write(
    `\n${name}: ${killed} of ${killed + missed.length} mutants found, ${share.toFixed(1)} % (target ${target} %)\n${lines.map((line) => `  ${line}\n`).join('')}`,
  );
  return share >= target;
}

for (const name of chosen.length === 0 ? Object.keys(packages) : chosen) {
  const each = packages[name];
  if (each === undefined)
    throw new Error(`There is no "${name}". There are: ${Object.keys(packages).join(', ')}`);
  const results = await new Stryker(optionsFor(each)).runMutationTest();
  if (!report(name, each.target, results)) process.exitCode = 1;
}
