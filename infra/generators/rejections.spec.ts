import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import type { Generate } from './edit/run.ts';
import { optionsOf, samples } from './testing/samples.ts';

const root = join(import.meta.dirname, '../..');
const rejections = samples.flatMap(([name, { rejected }]) =>
  rejected.map((each): [string, string[], string] => [name, each.arguments, each.because]),
);

async function findRejection(name: string, args: string[]): Promise<string> {
  const { generate } = (await import(`./${name}/generator.ts`)) as {
    generate: Generate<Record<string, unknown>>;
  };
  try {
    await generate(new FsTree(root, false), optionsOf(name, args));
    return '';
  } catch (error) {
    // Nx throws an object that is no Error
    return (error as { message: string }).message;
  }
}

describe('wrong arguments', () => {
  it.each(rejections)('%s rejects %j', async (name, args, because) => {
    expect(await findRejection(name, args)).toContain(because);
  });

  it.each(samples)('%s has a sample of wrong arguments', (_name, { rejected }) => {
    expect(rejected.length).toBeGreaterThan(0);
  });
});
