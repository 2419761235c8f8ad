import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import type { Generate } from './edit/run.ts';
import { optionsOf, samples } from './testing/samples.ts';

const root = join(import.meta.dirname, '../..');
const refusals = samples.flatMap(([name, { refused }]) =>
  refused.map((each): [string, string[], string] => [name, each.arguments, each.because]),
);

async function run(name: string, args: string[]): Promise<void> {
  const { generate } = (await import(`./${name}/generator.ts`)) as {
    generate: Generate<Record<string, unknown>>;
  };
  await generate(new FsTree(root, false), optionsOf(name, args));
}

describe('bad arguments', () => {
  it.each(refusals)('%s refuses %j', async (name, args, because) => {
    await expect(run(name, args)).rejects.toThrow(because);
  });

  it.each(samples)('%s has arguments that it refuses', (_name, { refused }) => {
    expect(refused.length).toBeGreaterThan(0);
  });
});
