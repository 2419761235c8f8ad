// Writes the files of every sample in this copy of the repository. Nx needs ten seconds for each, and the files that
// `npm run generate` writes need as many: here one process writes all.
import { join } from 'node:path';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { type Afterwards, finish, write } from '../edit/run.ts';
import { optionsOf, samples } from './samples.ts';

const root = join(import.meta.dirname, '../../..');
const all: Afterwards[] = [];
for (const [name, sample] of samples)
  for (const args of [sample.arguments, ...(sample.also ?? [])]) {
    const tree = new FsTree(root, false);
    all.push(await write(name, tree, optionsOf(name, args)));
    const changes = tree.listChanges();
    if (changes.length === 0) throw new Error(`${name} ${args.join(' ')} writes no file.`);
    flushChanges(root, changes);
  }
finish(root, all);
