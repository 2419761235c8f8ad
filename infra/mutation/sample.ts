import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');

const numberOf = (path: string): number => createHash('sha256').update(path).digest().readUInt32BE();

export const isSampled = (path: string, oneIn: number): boolean => numberOf(path) % oneIn === 0;

/** Patterns for the files that are not in the sample. The hash of a path chooses, so each run chooses the same files. */
export function patternsOutside(repository: string, root: string, oneIn: number): readonly string[] {
  const names = readdirSync(join(repository, root), { recursive: true }).map(String).filter(isSource);
  return names
    .map((name) => `${root}/${name}`)
    .filter((path) => !isSampled(path, oneIn))
    .map((path) => `!${path}`);
}
