// Nx loads a plugin with require(), which reads JavaScript only.
import { register } from 'node:module';

register('../typescript-hooks.mjs', import.meta.url);

export const name = 'project-targets';

/** @type {import('nx/src/devkit-exports.js').CreateNodesV2} */
export const createNodesV2 = [
  '{{apps,libs}/**/package.json,{.ci,infra,papers}/project.json}',
  async (files, _, { workspaceRoot }) => {
    const { nodeOf } = await import('./project-targets.ts');
    return files.map((file) => nodeOf(file, workspaceRoot));
  },
];

/** @type {import('nx/src/devkit-exports.js').CreateDependencies} */
export const createDependencies = async (_, context) => {
  const { edges } = await import('./project-edges.ts');
  return edges(context);
};
