import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_LIST } from './manifest.ts';
import type { SavedFile } from './save-files.ts';

export const readFilesList = (folder: string): SavedFile[] =>
  readFileSync(join(folder, FILES_LIST), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SavedFile);

export const filesListOf = (files: readonly SavedFile[]): string =>
  files.map((file) => `${JSON.stringify(file)}\n`).join('');
