import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fill } from '../../../libs/wording/src/fill.ts';
import { codeOf, Failure, messageOf } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';
import { withLock } from './lock.ts';
import { type Manifest, MANIFEST, parseManifest } from './manifest.ts';
import { OWN_FOLDER, writeText } from './parts.ts';

export const UNFINISHED = '.unfinished';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

const momentOf = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

export const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => MOMENT.test(name) && existsSync(join(folder, name, MANIFEST)))
    .sort()
    .map((name) => join(folder, name));

async function freeMoment(folder: string, now: () => Date): Promise<string> {
  for (;;) {
    const place = join(folder, momentOf(now()));
    if (!existsSync(place)) return place;
    await sleep(100);
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of readdirSync(folder))
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true, force: true });
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

async function prepare(folder: string): Promise<void> {
  try {
    await mkdir(folder, OWN_FOLDER);
  } catch (error) {
    throw new Failure(fill(backupTexts.noWrite, { folder, reason: messageOf(error) }));
  }
}

type Work = (draft: string, earlier: string | undefined) => Promise<Manifest>;

async function fillDraft(draft: string, earlier: string | undefined, work: Work): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  const manifest = await work(draft, earlier);
  await writeText(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function intoDraft(folder: string, now: () => Date, work: Work): Promise<string> {
  await removeUnfinished(folder);
  const place = await freeMoment(folder, now);
  const draft = `${place}${UNFINISHED}`;
  try {
    await fillDraft(draft, backupsIn(folder).at(-1), work);
    await rename(draft, place);
    return place;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** The manifest is last, and the name is final only behind it. */
export async function newBackup(folder: string, now: () => Date, work: Work): Promise<string> {
  await prepare(folder);
  try {
    return await withLock(folder, () => intoDraft(folder, now, work));
  } catch (error) {
    throw isFull(error) ? new Failure(fill(backupTexts.full, { folder })) : error;
  }
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

function chosen(folder: string): string {
  if (!existsSync(folder)) throw new Failure(fill(backupTexts.noFolder, { folder }));
  if (existsSync(join(folder, MANIFEST))) return folder;
  const newest = backupsIn(folder).at(-1);
  if (newest !== undefined) return newest;
  throw new Failure(fill(backupTexts.unfinished, { folder }));
}

export function openBackup(from: string): Backup {
  const folder = chosen(from);
  if (folder.endsWith(UNFINISHED)) throw new Failure(fill(backupTexts.unfinished, { folder }));
  try {
    return { folder, manifest: parseManifest(readFileSync(join(folder, MANIFEST), 'utf8')) };
  } catch {
    throw new Failure(fill(backupTexts.damaged, { folder, part: MANIFEST }));
  }
}
