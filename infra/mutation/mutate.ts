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

const { values, positionals: chosen } = parseArgs({
  options: { 'one-file-in': { type: 'string', default: '1' } },
  allowPositionals: true,
});
const oneFileIn = Number(values['one-file-in']);

const targetShare = 90;

function optionsFor({ root: folder, mutate }: MutatedPackage): Options {
  process.env['MUTATED_ROOT'] = folder;
  return {
    mutate: [...mutate, ...patternsOutside(root, folder, oneFileIn)],
    ...specRunner,
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

function report(name: string, results: readonly MutantResult[]): boolean {
  const missed = results.filter(isMissed);
  const killed = results.filter(isFound).length;
  const share = (100 * killed) / Math.max(1, killed + missed.length);
  const lines = missed.map(lineOf).sort();
  process.stdout.write(
    `\n${name}: ${killed} of ${killed + missed.length} mutants found, ${share.toFixed(1)} % (target ${targetShare} %)\n${lines.map((line) => `  ${line}\n`).join('')}`,
  );
  return share >= targetShare;
}

for (const name of chosen.length === 0 ? Object.keys(packages) : chosen) {
  const each = packages[name];
  if (each === undefined)
    throw new Error(`There is no "${name}". There are: ${Object.keys(packages).join(', ')}`);
  const results = await new Stryker(optionsFor(each)).runMutationTest();
  if (!report(name, results)) process.exitCode = 1;
}
