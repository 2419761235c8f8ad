// Nx loads a generator with require(), which reads JavaScript only.
import { register } from 'node:module';

register('../typescript-hooks.mjs', import.meta.url);

/** @param {string} folder @returns {import('nx/src/devkit-exports.js').Generator<Record<string, string>>} */
const generator = (folder) => async (tree, options) => {
  const { finish, write } = await import('./edit/run.ts');
  const afterwards = await write(folder, tree, options);
  return () => finish(tree.root, [afterwards]);
};

export const call = generator('call');
export const criterion = generator('criterion');
export const documentKind = generator('document-kind');
export const event = generator('event');
export const page = generator('page');
export const profileField = generator('profile-field');
export const ruleset = generator('ruleset');
export const service = generator('service');
