import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { workspaceRoot } from 'nx/src/devkit-exports.js';
import { byTask, inCheckout } from './parts.mjs';

/** @param {string[]} folders */
async function rulesBroken(folders) {
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

/** @param {string[]} folders @returns {Promise<{ file: string, text: string }[]>} */
function unformatted(folders) {
  const args = [
    join(workspaceRoot, 'node_modules/.bin/prettier'),
    '--list-different',
    '--ignore-unknown',
    ...folders,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: workspaceRoot, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const files = stdout.split('\n').filter(Boolean);
      const failure = error && files.length === 0 ? [{ file: '', text: stderr }] : [];
      resolve([...failure, ...files.map((file) => ({ file, text: `${file} is not formatted.` }))]);
    });
  });
}

/** @type {import('./check.mjs').Tool} */
export async function lint(parts) {
  const folders = parts.flatMap((part) => part.folders);
  // One after the other: both would fill the cores that tests use meanwhile.
  return byTask(parts, [...(await rulesBroken(folders)), ...(await unformatted(folders))]);
}
