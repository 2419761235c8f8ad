// Nx loads a generator with require(), which reads JavaScript only.
import { register } from 'node:module';

register('../typescript-hooks.mjs', import.meta.url);

/** @param {string} folder @returns {import('nx/src/devkit-exports.js').Generator<Record<string, string>>} */
const generator = (folder) => async (tree, options) => {
  const { run } = await import('./edit/run.ts');
  return run(folder, tree, options);
};

export const call = generator('call');
export const documentKind = generator('document-kind');
export const event = generator('event');
export const page = generator('page');
export const profileField = generator('profile-field');
export const ruleset = generator('ruleset');
export const service = generator('service');
