import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ESLint } from 'eslint';
import { workspaceRoot } from 'nx/src/devkit-exports.js';
import { byTask, type Fault, foldersOf, inCheckout, type Tool } from './parts.ts';

const REPORT = join(workspaceRoot, '.nx/lint.report.json');
const MOST_OUTPUT = 2 ** 26;

const bin = (name: string) => join(workspaceRoot, 'node_modules/.bin', name);

function run(args: readonly string[]): Promise<{ output: string; failure: string }> {
  return new Promise((resolve) => {
    const options = { cwd: workspaceRoot, maxBuffer: MOST_OUTPUT };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ output: stdout, failure: error === null ? '' : stderr });
    });
  });
}

const textOf = ({ filePath, messages }: ESLint.LintResult) =>
  messages
    .map(
      ({ line, column, message, ruleId }) => `${inCheckout(filePath)}:${line}:${column} ${message} ${ruleId}`,
    )
    .join('\n');

async function brokenRules(folders: readonly string[]): Promise<Fault[]> {
  rmSync(REPORT, { force: true });
  // The types of all projects need more than the usual heap.
  const eslint = ['--max-old-space-size=8192', bin('eslint'), '--no-error-on-unmatched-pattern'];
  const report = ['--no-warn-ignored', '--format', 'json', '--output-file', REPORT];
  const { failure } = await run([...eslint, ...report, ...folders]);
  if (failure !== '') return [{ file: '', text: failure }];
  const results = JSON.parse(readFileSync(REPORT, 'utf8')) as ESLint.LintResult[];
  return results
    .filter(({ messages }) => messages.length > 0)
    .map((result) => ({ file: inCheckout(result.filePath), text: textOf(result) }));
}

async function unformatted(folders: readonly string[]): Promise<Fault[]> {
  const args = [bin('prettier'), '--list-different', '--ignore-unknown', ...folders];
  const { output, failure } = await run(args);
  const files = output.split('\n').filter(Boolean);
  const faults = files.map((file) => ({ file, text: `${file} is not formatted.` }));
  return failure === '' ? faults : [{ file: '', text: failure }, ...faults];
}

export const lint: Tool = async (parts) => {
  const folders = foldersOf(parts);
  return byTask(parts, [...(await brokenRules(folders)), ...(await unformatted(folders))]);
};
