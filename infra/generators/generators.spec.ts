import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Copy } from './testing/copy.ts';

interface Sample {
  /** As typed after `npx nx generate <name>`. */
  arguments: string[];
  /** Further runs, one after the other. */
  also?: string[][];
  refused: { arguments: string[]; because: string }[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const { generators } = read('generators.json') as { generators: Record<string, unknown> };
const samples = Object.keys(generators).map((name): [string, Sample] => [
  name,
  read(`${name}/sample.json`) as Sample,
]);
const refusals = samples.flatMap(([name, { refused }]) =>
  refused.map((each): [string, string[], string] => [name, each.arguments, each.because]),
);

const runs = samples.flatMap(([name, sample]) =>
  [sample.arguments, ...(sample.also ?? [])].map((args): [string, string[]] => [name, args]),
);

const passed = { code: 0, output: expect.any(String) };
const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci'];

describe('the generators', () => {
  let copy: Copy;
  const nxGenerate = (...args: string[]) =>
    copy.node('node_modules/nx/dist/bin/nx.js', 'generate', ...args, '--interactive=false');

  beforeAll(() => {
    copy = new Copy();
  });
  afterAll(() => copy.remove());

  it.each(refusals)('%s refuses %j and writes nothing', (name, args, because) => {
    const { code, output } = nxGenerate(name, ...args);
    expect(output).toContain(because);
    expect(code).not.toBe(0);
    expect(copy.changed()).toEqual(['']);
  });

  it.each(runs)('%s writes its files for %j', (name, args) => {
    const before = copy.changed().length;
    expect(nxGenerate(name, ...args)).toEqual(passed);
    expect(copy.changed().length).toBeGreaterThan(before);
  });

  it('leave nothing that npm run generate would write', () => {
    const generate = ['--conditions=groundwork-source', '--import', './infra/typescript.mjs'];
    expect(copy.node(...generate, 'infra/scripts/generate.ts', '--check')).toEqual(passed);
  });

  it.each(['tsconfig.json', 'apps/web', 'apps/e2e'])('write what fits the types of %s', (project) => {
    expect(copy.node('node_modules/typescript/bin/tsc', '--noEmit', '-p', project)).toEqual(passed);
  });

  it('write what the linter, the formatter and the search for dead code accept', () => {
    const changed = copy.changed();
    const sources = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    const lint = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0'];
    expect(copy.node(...lint, ...sources)).toEqual(passed);
    const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown'];
    expect(copy.node(...prettier, ...changed)).toEqual(passed);
    const knip = ['node_modules/knip/bin/knip.js', '--tsConfig', 'tsconfig.knip.json', '--no-config-hints'];
    expect(copy.node(...knip)).toEqual(passed);
  });

  it('write tests that pass, and break none of the unit tests', () => {
    expect(copy.node(...JEST, '--selectProjects', 'unit', 'web')).toEqual(passed);
    const specs = copy.changed().filter((file) => file.endsWith('.spec.ts'));
    const onServers = ['--selectProjects', 'service', '--passWithNoTests', '--runTestsByPath'];
    expect(copy.node(...JEST, ...onServers, ...specs)).toEqual(passed);
  });
});
