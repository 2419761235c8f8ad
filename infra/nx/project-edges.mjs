import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DependencyType } from 'nx/src/devkit-exports.js';

const source = /\.(ts|tsx|mjs)$/;
const specifiers = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;

/**
 * Nx knows the files of each project; their imports name the projects it needs.
 * @type {import('nx/src/devkit-exports.js').CreateDependencies}
 */
export const createDependencies = (_, { projects, filesToProcess, workspaceRoot }) => {
  const byName = new Map(Object.entries(projects).map(([name, { root }]) => [root, name]));
  const roots = [...byName.keys()].sort((a, b) => b.length - a.length);
  const ownerOf = (/** @type {string} */ file) =>
    byName.get(roots.find((root) => file.startsWith(`${root}/`)) ?? '');
  const packageOf = (/** @type {string} */ specifier) => specifier.split('/').slice(0, 2).join('/');

  const edgesOf = (/** @type {string} */ project, /** @type {string} */ file) =>
    [...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(specifiers)].flatMap(
      ([, specifier = '']) => {
        const isPackage = specifier.startsWith('@groundwork/');
        if (!isPackage && !specifier.startsWith('.')) return [];
        const target = isPackage ? packageOf(specifier) : ownerOf(posix.join(posix.dirname(file), specifier));
        if (target === undefined || target === project || !(target in projects)) return [];
        return [{ source: project, target, sourceFile: file, type: DependencyType.static }];
      },
    );

  return Object.entries(filesToProcess.projectFileMap).flatMap(([project, files]) =>
    files.filter(({ file }) => source.test(file)).flatMap(({ file }) => edgesOf(project, file)),
  );
};
