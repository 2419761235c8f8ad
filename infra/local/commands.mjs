import { spawn } from 'node:child_process';
import { accessSync, constants, createWriteStream, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, Failure } from './failure.mjs';
import { beginningOf, signalGroup } from './processes.mjs';

/** Where servers live that an ordinary user's PATH leaves out. */
const BESIDE_THE_PATH = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param {string} program
 * @param {string[]} [more] further folders to look in
 * @returns {string | undefined} the absolute path
 */
export function which(program, more = []) {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...BESIDE_THE_PATH,
    ...more,
  ];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** @typedef {{ pid: number, beginning: string | undefined }} Command */

/** @type {Map<number, Command>} */
const underWay = new Map();
let interrupted = false;
let tellChange = () => {};

/**
 * The commands under way, whenever they change: if we are killed, the next start has to end them.
 * @param {(commands: Command[]) => void} listener
 */
export function watchCommands(listener) {
  tellChange = () => listener([...underWay.values()]);
}

/** @param {number | undefined} pid */
function begun(pid) {
  if (pid === undefined) return;
  underWay.set(pid, { pid, beginning: beginningOf(pid) });
  tellChange();
}

/** @param {number | undefined} pid */
function over(pid) {
  if (pid !== undefined && underWay.delete(pid)) tellChange();
}

/** Ends the commands that are under way and lets no further one begin; for Ctrl-C in the middle of a step. */
export async function interruptCommands() {
  interrupted = true;
  for (const pid of underWay.keys()) signalGroup(pid, 'SIGTERM');
  const patience = performance.now() + 5000;
  while (underWay.size > 0 && performance.now() < patience) await sleep(25);
  for (const pid of underWay.keys()) signalGroup(pid, 'SIGKILL');
}

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [log] file that receives all output
 * @property {number} [uid]
 * @property {number} [gid]
 */

/**
 * Runs a command to its end. Its output is collected, not shown.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export function run(command, args, { cwd, env = process.env, log, uid, gid } = {}) {
  if (interrupted) return Promise.reject(new Failure('Interrupted.'));
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const file = log === undefined ? undefined : createWriteStream(log);
    file?.on('error', () => {});
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output = (output + chunk.toString()).slice(-200_000);
      file?.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    /** @param {number} code */
    const settle = (code) => {
      over(child.pid);
      file?.end();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += codeOf(error) === 'ENOENT' ? `${command} was not found` : error.message;
      settle(127);
    });
    child.once('close', (code) => settle(code ?? 1));
    begun(child.pid);
  });
}

/** @param {string} text @param {number} lines */
export const lastLines = (text, lines) => text.trimEnd().split('\n').slice(-lines).join('\n');

/**
 * Runs a command that has to succeed; its last lines are the explanation if it does not.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export async function mustRun(what, command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  const where = options.log === undefined ? '' : `\nAll of its output: ${options.log}`;
  throw new Failure(`${what} failed (exit code ${code}):\n${lastLines(output, 40)}${where}`);
}
