import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Copy } from './testing/copy.ts';
import { samples } from './testing/samples.ts';

const WRITE_SAMPLES = 'infra/generators/testing/write-samples.ts';
const inPackages = (file: string) => `node_modules/${file}`;
const tsc = [inPackages('typescript/bin/tsc'), '--noEmit', '-p'];
const eslint = [inPackages('eslint/bin/eslint.js'), '--max-warnings', '0'];
const prettier = [inPackages('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown'];
const knip = [inPackages('knip/bin/knip.js'), '--tsConfig', 'tsconfig.knip.json', '--no-config-hints'];
const jest = ['--experimental-vm-modules', inPackages('jest/bin/jest.js'), '--ci', '--selectProjects'];
const generate = [
  '--conditions=groundwork-source',
  '--import',
  './infra/typescript.mjs',
  'infra/scripts/generate.ts',
  '--check',
];

/** Unit tests about all services, contracts and screens. */
const unitTests = [
  'infra/(docker|kubernetes|observability|scripts|services)/',
  'libs/contracts/',
  'apps/web/src/app/',
  'engines/documents/src/stored',
  'engines/scoring/src/(rulesets|golden|score.properties|advice/recommendations)',
  'engines/guidance/',
];

/** The next scorecard gives the golden points, in its bands and on the page about the score. */
const scorecardTests = [
  'libs/engines/scoring/src/rulesets.spec.ts',
  'libs/engines/scoring/src/golden-profiles.spec.ts',
  'infra/scripts/score-page.spec.ts',
];

/** Each lane runs one program after the other. */
function lanesFor(changed: readonly string[]): Record<string, readonly string[]>[] {
  const matching = (ending: RegExp) => changed.filter((file) => ending.test(file));
  return [
    {
      'the types of the services': [...tsc, 'tsconfig.json'],
      'the types of the journeys': [...tsc, 'apps/e2e'],
      'the search for dead code': knip,
      'the tests on servers': [...jest, 'service', '--runTestsByPath', ...matching(/^apps\/.*\.spec\.ts$/)],
    },
    {
      'the types of the web app': [...tsc, 'apps/web'],
      'the formatter': [...prettier, ...changed],
      'npm run generate': generate,
      'the tests of the scorecard': [
        ...jest,
        'unit',
        '--runTestsByPath',
        ...scorecardTests,
        ...matching(/^libs\/engines\/scoring\/.*\.spec\.ts$/),
      ],
      'the linter': [...eslint, ...matching(/\.(ts|tsx|mjs)$/)],
      'the unit tests': [...jest, 'unit', 'web', '--', ...unitTests, ...matching(/\.spec\.tsx?$/)],
    },
  ];
}

describe('the generators', () => {
  let copy: Copy;
  const nxGenerate = (name: string, args: string[] = []) =>
    copy.faultsOf(inPackages('nx/dist/bin/nx.js'), 'generate', name, ...args, '--interactive=false');

  beforeAll(() => {
    copy = new Copy();
  });
  afterAll(() => copy.remove());

  it.each(samples.slice(0, 1))('%s writes no file when it rejects its arguments', async (name, sample) => {
    const rejection = await nxGenerate(name, sample.rejected[0]?.arguments);
    expect(rejection).toContain(`Generating @groundwork/generators:${name}`);
    expect(copy.changed()).toEqual([]);
  });

  it.each(samples.slice(0, 1))('%s writes its files', async (name, sample) => {
    expect(await nxGenerate(name, sample.arguments)).toBe('');
    expect(copy.changed()).not.toEqual([]);
    copy.reset();
  });

  it('write the files of every sample', async () => {
    expect(await copy.faultsOf('--import', './infra/typescript.mjs', WRITE_SAMPLES)).toBe('');
  }, 600_000);

  describe('write files that pass', () => {
    const faults = new Map<string, Promise<string>>();

    beforeAll(() => {
      for (const lane of lanesFor(copy.changed())) {
        let before: Promise<unknown> = Promise.resolve();
        for (const [name, args] of Object.entries(lane)) {
          before = before.then(() => copy.faultsOf(...args));
          faults.set(name, before as Promise<string>);
        }
      }
    });

    it.each(lanesFor([]).flatMap(Object.keys))(
      '%s',
      async (name) => {
        expect(await faults.get(name)).toBe('');
      },
      600_000,
    );
  });
});
