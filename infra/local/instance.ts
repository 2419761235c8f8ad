import { fill } from '../../libs/wording/src/fill.ts';
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
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { codeOf, Failure, messageOf } from './failure.ts';
import { type ProcessStart, startOf, commandLineOf, end, isAlive } from './processes.ts';
import { startTexts } from './local.wording.ts';

export interface Instance {
  readonly name: string;
  readonly folder: string;
  readonly logs: string;
  readonly programs: string;
  readonly lockFile: string;
  readonly runFile: string;
}

interface Lock extends ProcessStart {
  readonly url?: string;
}

export interface RunningProcess extends ProcessStart {
  readonly port: number;
  readonly kind: 'server' | 'service';
  readonly stopSignal: NodeJS.Signals;
}

export interface Run {
  readonly pid: number;
  readonly url: string | undefined;
  readonly processes: Readonly<Record<string, RunningProcess>>;
  readonly commands: readonly ProcessStart[];
}

export const instanceAt = (name: string, data: string): Instance => ({
  name,
  folder: join(data, name),
  logs: join(data, name, 'logs'),
  programs: join(data, 'servers'),
  lockFile: join(data, name, 'lock.json'),
  runFile: join(data, name, 'run.json'),
});

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const readLock = (file: string) => readJson(file) as Lock | undefined;

function writeJson(file: string, content: unknown): void {
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.${process.pid}`, file);
}

const ownLock = (): Lock => ({ pid: process.pid, beginning: startOf(process.pid) });

function checkUnlocked({ name, lockFile }: Instance): void {
  const lock = readLock(lockFile);
  if (lock === undefined || !isAlive(lock)) return;
  const where = lock.url === undefined ? '' : `, ${lock.url}`;
  throw new Failure(fill(startTexts.alreadyRunning, { name, pid: String(lock.pid), where }));
}

/** Checks the lock that it really took away: meanwhile another start may have made a new one. */
function removeStale(instance: Instance): void {
  const aside = `${instance.lockFile}.stale.${process.pid}`;
  try {
    renameSync(instance.lockFile, aside);
  } catch {
    return;
  }
  const removed = readLock(aside);
  if (removed !== undefined && isAlive(removed)) {
    renameSync(aside, instance.lockFile);
    checkUnlocked(instance);
  }
  rmSync(aside, { force: true });
}

export function takeLock(instance: Instance): void {
  const own = `${instance.lockFile}.${process.pid}`;
  writeFileSync(own, JSON.stringify(ownLock()));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      checkUnlocked(instance);
      removeStale(instance);
      try {
        // A link fails if the name exists, and its file is complete from the first moment.
        linkSync(own, instance.lockFile);
        return;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
    }
    throw new Failure(startTexts.otherStart);
  } finally {
    unlinkSync(own);
  }
}

export function announce({ lockFile }: Instance, url: string): void {
  writeJson(lockFile, { ...ownLock(), url });
}

export const readRun = ({ runFile }: Instance) => readJson(runFile) as Run | undefined;

export function recordRun({ runFile }: Instance, run: Run): void {
  writeJson(runFile, run);
}

export function releaseLock({ runFile, lockFile }: Instance): void {
  for (const file of [runFile, `${runFile}.${process.pid}`, lockFile]) rmSync(file, { force: true });
}

export function runningSystem(instance: Instance): Run | undefined {
  const lock = readLock(instance.lockFile);
  return lock !== undefined && isAlive(lock) ? readRun(instance) : undefined;
}

export async function endOrphans(instance: Instance): Promise<string[]> {
  const run = readRun(instance);
  if (run === undefined) return [];
  const ours = Object.entries(run.processes).filter(
    ([, recorded]) => isAlive(recorded) && isOurs(instance, recorded),
  );
  await Promise.all(run.commands.map((command) => end(command, 'SIGTERM', 5000)));
  for (const kind of ['service', 'server']) {
    const group = ours.filter(([, recorded]) => recorded.kind === kind);
    await Promise.all(group.map(([, recorded]) => end(recorded, recorded.stopSignal, 5000)));
  }
  return ours.map(([name]) => name);
}

function isOurs({ folder }: Instance, { pid, port }: RunningProcess): boolean {
  const commandLine = commandLineOf(pid);
  // Older Redis rewrites its command line to its address, hence the port.
  return [folder, `${checkout}/`, `:${port}`].some((mark) => commandLine.includes(mark));
}

export async function prepareFolder({ folder, logs, programs }: Instance): Promise<void> {
  try {
    mkdirSync(logs, { recursive: true });
    mkdirSync(programs, { recursive: true });
    // PostgreSQL may run under another uid and has to reach its own folder.
    await chmod(folder, 0o711);
  } catch (error) {
    throw new Failure(fill(startTexts.noWrite, { folder, reason: messageOf(error) }));
  }
  checkFreeSpace(folder);
}

export const NEEDED_MB = 300;

function checkFreeSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb >= NEEDED_MB) return;
  throw new Failure(fill(startTexts.diskFull, { free: freeMb, folder, needed: NEEDED_MB }));
}

export async function resetData({ folder, lockFile, logs }: Instance): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (path !== lockFile) await rm(path, { recursive: true, force: true });
  }
  mkdirSync(logs, { recursive: true });
}
