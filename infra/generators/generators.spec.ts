import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Copy } from './testing/copy.ts';
import { samples } from './testing/samples.ts';

const runs = samples.flatMap(([name, sample]) =>
  [sample.arguments, ...(sample.also ?? [])].map((args): [string, string[]] => [name, args]),
);
const refused = samples.map(([name, sample]): [string, string[]] => [
  name,
  sample.refused[0]?.arguments ?? [],
]);

const inPackages = (file: string) => `node_modules/${file}`;
const tsc = [inPackages('typescript/bin/tsc'), '--noEmit', '-p'];
const eslint = [inPackages('eslint/bin/eslint.js'), '--max-warnings', '0'];
const prettier = [inPackages('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown'];
const knip = [inPackages('knip/bin/knip.js'), '--tsConfig', 'tsconfig.knip.json', '--no-config-hints'];
const jest = ['--experimental-vm-modules', inPackages('jest/bin/jest.js'), '--ci', '--selectProjects'];
const generate = ['--conditions=groundwork-source', '--import', './infra/typescript.mjs'];

/** The unit tests that look at all services, all contracts and all screens. */
const unitTests = ['infra/(docker|kubernetes|observability|scripts|services)/', 'libs/contracts/'];

describe('the generators', () => {
  let copy: Copy;
  const nxGenerate = (name: string, args: string[]) =>
    copy.faultsOf(inPackages('nx/dist/bin/nx.js'), 'generate', name, ...args, '--interactive=false');
  const changed = (ending: RegExp) => copy.changed().filter((file) => ending.test(file));

  beforeAll(() => {
    copy = new Copy();
  });
  afterAll(() => copy.remove());

  it.each(refused.slice(0, 1))('%s writes nothing when it refuses %j', async (name, args) => {
    expect(await nxGenerate(name, args)).toContain(`Generating @groundwork/generators:${name}`);
    expect(copy.changed()).toEqual([]);
  });

  it.each(runs)('%s writes its files for %j', async (name, args) => {
    const before = copy.changed().length;
    expect(await nxGenerate(name, args)).toBe('');
    expect(copy.changed().length).toBeGreaterThan(before);
  });

  it('leave nothing that npm run generate would write', async () => {
    expect(await copy.faultsOf(...generate, 'infra/scripts/generate.ts', '--check')).toBe('');
  });

  it('write what fits the types, the linter, the formatter and the search for dead code', async () => {
    const [types, ...others] = await Promise.all([
      copy.faultsOf(...tsc, 'tsconfig.json'),
      copy.faultsOf(...eslint, ...changed(/\.(ts|tsx|mjs)$/)),
    ]);
    const further = await Promise.all([
      copy.faultsOf(...tsc, 'apps/web').then(async (web) => web + (await copy.faultsOf(...tsc, 'apps/e2e'))),
      copy
        .faultsOf(...prettier, ...copy.changed())
        .then(async (layout) => layout + (await copy.faultsOf(...knip))),
    ]);
    expect([types, ...others, ...further].join('')).toBe('');
  });

  it('write unit tests that pass, and break none that looks at the whole', async () => {
    const specs = changed(/\.spec\.tsx?$/);
    expect(await copy.faultsOf(...jest, 'unit', 'web', '--', ...unitTests, ...specs)).toBe('');
  });

  it('write tests on servers that pass', async () => {
    const specs = changed(/^apps\/.*\.spec\.ts$/);
    expect(specs).not.toEqual([]);
    expect(await copy.faultsOf(...jest, 'service', '--runTestsByPath', ...specs)).toBe('');
  });
});
