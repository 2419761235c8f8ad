import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf, Failure, messageOf } from './failure.mjs';
import { beginningOf, commandLineOf, end, isAlive } from './processes.mjs';

export const checkout = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Everything one run keeps: `dev` for `npm start`, `test` for `npm test`.
 * @typedef {{ name: string, folder: string, logs: string, programs: string, lockFile: string, runFile: string }} Instance
 * @typedef {{ pid: number, beginning: string | undefined, url?: string }} Lock
 * @typedef {{ pid: number, port: number, beginning: string | undefined, kind: 'server' | 'service', stopSignal: NodeJS.Signals }} RunningProcess
 * @typedef {{ pid: number, url: string | undefined, processes: Record<string, RunningProcess>, commands: Lock[] }} Run
 */

/** @param {string} name @param {string} data @returns {Instance} */
export const instanceAt = (name, data) => ({
  name,
  folder: join(data, name),
  logs: join(data, name, 'logs'),
  programs: join(data, 'servers'),
  lockFile: join(data, name, 'lock.json'),
  runFile: join(data, name, 'run.json'),
});

/** @param {string} file @returns {unknown} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value @returns {value is Lock} */
const isLock = (value) => isRecord(value) && typeof value['pid'] === 'number';

/** @param {unknown} value @returns {value is Run} */
const isRun = (value) => isRecord(value) && isRecord(value['processes']) && Array.isArray(value['commands']);

/** Written beside and renamed, so a reader never sees half a file. @param {string} file @param {unknown} content */
function writeJson(file, content) {
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.${process.pid}`, file);
}

/** @param {Instance} instance */
function refuseIfHeld(instance) {
  const lock = readJson(instance.lockFile);
  if (!isLock(lock) || !isAlive(lock)) return;
  const where = lock.url === undefined ? '' : `, ${lock.url}`;
  throw new Failure(
    `Groundwork (${instance.name}) is already running from this checkout: pid ${lock.pid}${where}. ` +
      `End it with Ctrl-C in its terminal or "kill ${lock.pid}".`,
  );
}

/** Looks at what it really took away: a lock made since the last look belongs to another start. @param {Instance} instance */
function removeStale(instance) {
  const aside = `${instance.lockFile}.stale.${process.pid}`;
  try {
    renameSync(instance.lockFile, aside);
  } catch {
    return;
  }
  const taken = readJson(aside);
  if (isLock(taken) && isAlive(taken)) {
    renameSync(aside, instance.lockFile);
    refuseIfHeld(instance);
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the instance for this process, also from one that was killed and left its lock behind.
 * @param {Instance} instance
 */
export function takeLock(instance) {
  const mine = `${instance.lockFile}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, beginning: beginningOf(process.pid) }));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      refuseIfHeld(instance);
      removeStale(instance);
      try {
        // A link fails if the name exists, and what it names is complete from the first moment.
        linkSync(mine, instance.lockFile);
        return;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
    }
    throw new Failure('Another start is under way in this checkout. Try again in a moment.');
  } finally {
    unlinkSync(mine);
  }
}

/** @param {Instance} instance @param {string} url */
export const announce = (instance, url) =>
  writeJson(instance.lockFile, { pid: process.pid, beginning: beginningOf(process.pid), url });

/** What runs there now, as far as it was recorded. @param {Instance} instance */
export function readRun(instance) {
  const run = readJson(instance.runFile);
  return isRun(run) ? run : undefined;
}

/** @param {Instance} instance @param {Run} run */
export const recordRun = (instance, run) => writeJson(instance.runFile, run);

/** @param {Instance} instance */
export function releaseLock(instance) {
  for (const file of [instance.runFile, `${instance.runFile}.${process.pid}`]) rmSync(file, { force: true });
  rmSync(instance.lockFile, { force: true });
}

/** The system that runs from this instance now, if one does. @param {Instance} instance @returns {Run | undefined} */
export function runningSystem(instance) {
  const [lock, run] = [readJson(instance.lockFile), readJson(instance.runFile)];
  return isLock(lock) && isAlive(lock) && isRun(run) ? run : undefined;
}

/**
 * Ends what a killed run left behind. A recorded process is only touched if it is the very same one and is ours.
 * @param {Instance} instance
 * @returns {Promise<string[]>} the names of those ended
 */
export async function endOrphans(instance) {
  const run = readRun(instance);
  if (run === undefined) return [];
  const ours = Object.entries(run.processes).filter(
    ([, recorded]) => isAlive(recorded) && isOurs(instance, recorded),
  );
  // An install or build would get in the way of the next one.
  await Promise.all(run.commands.map((command) => end(command, 'SIGTERM', 5000)));
  for (const kind of ['service', 'server']) {
    const group = ours.filter(([, recorded]) => recorded.kind === kind);
    await Promise.all(group.map(([, recorded]) => end(recorded, recorded.stopSignal, 5000)));
  }
  return ours.map(([name]) => name);
}

/** @param {Instance} instance @param {RunningProcess} recorded */
function isOurs(instance, { pid, port }) {
  const commandLine = commandLineOf(pid);
  // Older Redis rewrites its command line to its address, hence the port.
  return [instance.folder, `${checkout}/`, `:${port}`].some((mark) => commandLine.includes(mark));
}

/** @param {Instance} instance */
export async function prepareFolder(instance) {
  try {
    mkdirSync(instance.logs, { recursive: true });
    mkdirSync(instance.programs, { recursive: true });
    // Postgres may run under another uid and has to pass through to its own folder.
    await chmod(instance.folder, 0o711);
  } catch (error) {
    throw new Failure(
      `Cannot write to ${instance.folder} (${messageOf(error)}). ` +
        'If another user made it, remove it as that user, or choose another place with --data.',
    );
  }
  refuseFullDisk(instance.folder);
}

const NEEDED_MB = 300;

/** @param {string} folder */
function refuseFullDisk(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb < NEEDED_MB) {
    throw new Failure(
      `Only ${freeMb} MB are free at ${folder}; at least ${NEEDED_MB} MB are needed. ` +
        'Free some space, or keep the data elsewhere with --data.',
    );
  }
}

/** Deletes the instance's data, but not the lock that we hold. @param {Instance} instance */
export async function resetData(instance) {
  for (const name of await readdir(instance.folder)) {
    const path = join(instance.folder, name);
    if (path !== instance.lockFile) await rm(path, { recursive: true, force: true });
  }
  mkdirSync(instance.logs, { recursive: true });
}
