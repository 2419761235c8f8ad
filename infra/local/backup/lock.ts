import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fill } from '../../../libs/wording/src/fill.ts';
import { codeOf, Failure } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';
import { isAlive, type ProcessStart, startOf } from '../processes.ts';

const BEAT_MS = 5000;
const SILENT_MS = 60_000;

interface Holder extends ProcessStart {
  readonly host: string;
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** A process of another machine or container shows only by its beat. */
function isHeld(file: string, own: string): boolean {
  const holder = holderOf(file);
  if (holder === undefined) return false;
  if (holder.host === hostname()) return isAlive(holder);
  return statSync(own).mtimeMs - statSync(file).mtimeMs < SILENT_MS;
}

function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

function removeStale(file: string, own: string): void {
  const aside = `${own}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isHeld(aside, own)) renameSync(aside, file);
  rmSync(aside, { force: true });
}

function takeLock(folder: string, file: string): void {
  const own = `${file}.${randomUUID()}`;
  const holder: Holder = { host: hostname(), pid: process.pid, beginning: startOf(process.pid) };
  writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryLink(own, file)) return;
      if (isHeld(file, own)) break;
      removeStale(file, own);
    }
    throw new Failure(fill(backupTexts.locked, { folder }));
  } finally {
    rmSync(own, { force: true });
  }
}

export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = join(folder, 'lock.json');
  takeLock(folder, file);
  // It sets the time of the file by the clock of its file system.
  const beat = setInterval(() => void appendFile(file, ' ').catch(() => undefined), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}
