import { relative, sep } from 'node:path';
import { workspaceRoot } from 'nx/src/devkit-exports.js';

/** @param {string} path */
export const inCheckout = (path) => relative(workspaceRoot, path).split(sep).join('/');

/** @param {string} file @param {string[]} folders */
export const isIn = (file, folders) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/**
 * A fault that belongs to no folder fails all tasks: the cache may contain no success beside it.
 * @param {import('./check.mjs').Part[]} parts
 * @param {{ file: string, text: string }[]} faults
 */
export function byTask(parts, faults) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { file, text } of faults) {
    const owner = parts.find(({ folders }) => isIn(file, folders));
    for (const { task } of owner === undefined ? parts : [owner])
      texts.set(task, `${texts.get(task) ?? ''}${text}\n`);
  }
  return texts;
}
