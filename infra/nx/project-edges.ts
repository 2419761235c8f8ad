import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  type CreateDependenciesContext,
  DependencyType,
  type RawProjectGraphDependency,
} from 'nx/src/devkit-exports.js';

const source = /\.(ts|tsx|mjs)$/;
const specifiers = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;

const packageOf = (specifier: string) => specifier.split('/').slice(0, 2).join('/');

/** Nx knows the files of each project; their imports name the projects it needs. */
export function edges({ projects, filesToProcess, workspaceRoot }: CreateDependenciesContext) {
  const roots = Object.entries(projects)
    .map(([project, { root }]) => ({ project, folder: `${root}/` }))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const ownerOf = (file: string) => roots.find(({ folder }) => file.startsWith(folder))?.project;

  const targetOf = (file: string, specifier: string) => {
    if (specifier.startsWith('@groundwork/')) return packageOf(specifier);
    return specifier.startsWith('.') ? ownerOf(posix.join(posix.dirname(file), specifier)) : undefined;
  };

  const edgesOf = (project: string, file: string): RawProjectGraphDependency[] =>
    [...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(specifiers)].flatMap(
      ([, specifier = '']) => {
        const target = targetOf(file, specifier);
        if (target === undefined || target === project || !(target in projects)) return [];
        return [{ source: project, target, sourceFile: file, type: DependencyType.static }];
      },
    );

  return Object.entries(filesToProcess.projectFileMap).flatMap(([project, files]) =>
    files.filter(({ file }) => source.test(file)).flatMap(({ file }) => edgesOf(project, file)),
  );
}
