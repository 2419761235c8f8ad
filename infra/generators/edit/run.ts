import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';

export interface Afterwards {
  /** Manual steps, in order. */
  next: readonly string[];
  /** Changes outside the files of the workspace. */
  finish?: (root: string) => void;
}

export type Generate<Options> = (tree: Tree, options: Options) => Afterwards | Promise<Afterwards>;

async function formatAll(tree: Tree): Promise<void> {
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  for (const { path, type } of tree.listChanges()) {
    const filepath = join(tree.root, path);
    const ignorePath = join(tree.root, '.prettierignore');
    const { inferredParser, ignored } = await getFileInfo(filepath, { ignorePath });
    const text = type === 'DELETE' || ignored || inferredParser === null ? null : tree.read(path, 'utf8');
    if (text !== null) tree.write(path, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  }
}

const GENERATE = [
  '--conditions=groundwork-source',
  '--import',
  './infra/typescript.mjs',
  'infra/scripts/generate.ts',
];

export async function write(folder: string, tree: Tree, options: unknown): Promise<Afterwards> {
  const { generate } = (await import(`../${folder}/generator.ts`)) as { generate: Generate<unknown> };
  const afterwards = await generate(tree, options);
  if (process.env['NX_DRY_RUN'] !== 'true') await formatAll(tree);
  return afterwards;
}

export function finish(root: string, all: readonly Afterwards[]): void {
  for (const each of all) each.finish?.(root);
  execFileSync(process.execPath, GENERATE, { cwd: root, stdio: 'inherit' });
  const next = all.flatMap((each) => each.next);
  process.stdout.write(`\nNext:\n${next.map((step) => `- ${step}\n`).join('')}`);
}
