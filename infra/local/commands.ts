import { fill } from '../../libs/wording/src/fill.ts';
import { spawn } from 'node:child_process';
import { accessSync, constants, createWriteStream, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { codeOf, Failure } from './failure.ts';
import { type ProcessStart, startOf, end } from './processes.ts';
import { processTexts, startTexts } from './local.wording.ts';

const BESIDE_THE_PATH = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

export function which(program: string, more: readonly string[] = []): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...path, ...BESIDE_THE_PATH, ...more].map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const underWay = new Map<number, ProcessStart>();
let interrupted = false;
let onChange: (commands: ProcessStart[]) => void = () => undefined;

/** The listener gets the commands under way: after a kill the next start has to end them. */
export function watchCommands(listener: typeof onChange): void {
  onChange = listener;
}

function begun(pid: number | undefined): void {
  if (pid === undefined) return;
  underWay.set(pid, { pid, beginning: startOf(pid) });
  onChange([...underWay.values()]);
}

function over(pid: number | undefined): void {
  if (pid !== undefined && underWay.delete(pid)) onChange([...underWay.values()]);
}

export async function interruptCommands(): Promise<void> {
  interrupted = true;
  await Promise.all([...underWay.values()].map((command) => end(command, 'SIGTERM', 5000)));
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly log?: string;
  readonly uid?: number;
  readonly gid?: number;
}

export function run(
  command: string,
  args: readonly string[],
  { log, ...options }: CommandOptions = {},
): Promise<{ code: number; output: string }> {
  if (interrupted) return Promise.reject(new Failure(startTexts.interrupted));
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const file = log === undefined ? undefined : createWriteStream(log).on('error', () => undefined);
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-200_000);
      file?.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const settle = (code: number) => {
      over(child.pid);
      file?.end();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += codeOf(error) === 'ENOENT' ? fill(processTexts.notFound, { command }) : error.message;
      settle(127);
    });
    child.once('close', (code) => {
      settle(code ?? 1);
    });
    begun(child.pid);
  });
}

export const lastLines = (text: string, lines: number) => text.trimEnd().split('\n').slice(-lines).join('\n');

export async function mustRun(
  what: string,
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  const where = options.log === undefined ? '' : fill(processTexts.log, { file: options.log });
  throw new Failure(fill(processTexts.commandFailed, { what, code, lines: lastLines(output, 40), where }));
}
