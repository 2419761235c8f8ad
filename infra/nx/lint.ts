import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { workspaceRoot } from 'nx/src/devkit-exports.js';
import { byTask, type Fault, foldersOf, inCheckout, type Tool } from './parts.ts';

async function brokenRules(folders: string[]): Promise<Fault[]> {
  const eslint = new ESLint({ cwd: workspaceRoot, errorOnUnmatchedPattern: false, warnIgnored: false });
  const results = await eslint.lintFiles(folders);
  const formatter = await eslint.loadFormatter('stylish');
  const broken = results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);
  return Promise.all(
    broken.map(async (result) => ({
      file: inCheckout(result.filePath),
      text: await formatter.format([result]),
    })),
  );
}

function unformatted(folders: string[]): Promise<Fault[]> {
  const prettier = join(workspaceRoot, 'node_modules/.bin/prettier');
  const args = [prettier, '--list-different', '--ignore-unknown', ...folders];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: workspaceRoot, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const files = stdout.split('\n').filter(Boolean);
      const failure = error && files.length === 0 ? [{ file: '', text: stderr }] : [];
      resolve([...failure, ...files.map((file) => ({ file, text: `${file} is not formatted.` }))]);
    });
  });
}

export const lint: Tool = async (parts) => {
  const folders = foldersOf(parts);
  return byTask(parts, [...(await brokenRules(folders)), ...(await unformatted(folders))]);
};
