import { relative, sep } from 'node:path';
import { workspaceRoot } from 'nx/src/devkit-exports.js';

export interface Part {
  readonly task: string;
  readonly project: string;
  readonly folders: readonly string[];
}

export interface Fault {
  readonly file: string;
  readonly text: string;
}

export type FaultsByTask = Map<string, string>;
export type Tool = (parts: readonly Part[]) => Promise<FaultsByTask>;

export const foldersOf = (parts: readonly Part[]) => parts.flatMap(({ folders }) => folders);

export const inCheckout = (path: string) => relative(workspaceRoot, path).split(sep).join('/');

export const isIn = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/** A fault that belongs to no folder fails all tasks: the cache may contain no success beside it. */
export function byTask(parts: readonly Part[], faults: readonly Fault[]): FaultsByTask {
  const texts = new Map<string, string>();
  for (const { file, text } of faults) {
    const owner = parts.find(({ folders }) => isIn(file, folders));
    for (const { task } of owner === undefined ? parts : [owner])
      texts.set(task, `${texts.get(task) ?? ''}${text}\n`);
  }
  return texts;
}
