import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MigratedService } from '@groundwork/platform-database';
import { checkKey } from '@groundwork/platform-storage';
import { fill } from '../../../libs/wording/src/fill.ts';
import { Failure } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';
import type { Backup } from './folder.ts';
import { inParallel } from './in-parallel.ts';
import { readFilesList } from './files-list.ts';
import { unknownIn } from './load-database.ts';
import { FILES_LIST, HEADS, partOf, SECRETS } from './manifest.ts';
import { hashOf } from './parts.ts';
import { fileIn, type SavedFile } from './save-files.ts';

function neededParts({ services }: Backup['manifest']): string[] {
  const tables = Object.entries(services).flatMap(([service, saved]) =>
    Object.keys(saved.tables).map((table) => partOf(service, table)),
  );
  return [...tables, SECRETS, HEADS, FILES_LIST];
}

async function checkPart(backup: Backup, part: string, file: string, sha256: string | undefined) {
  if (!existsSync(file) || (await hashOf(file)) !== sha256)
    throw new Failure(fill(backupTexts.damaged, { folder: backup.folder, part }));
}

/** Each byte of the backup, before a byte of the installation changes. */
export async function checkBackup(backup: Backup, own: readonly MigratedService[]): Promise<SavedFile[]> {
  const { folder, manifest } = backup;
  const unknown = unknownIn(manifest.services, own);
  if (unknown.length > 0)
    throw new Failure(fill(backupTexts.newer, { version: manifest.version, unknown: unknown.join(', ') }));
  for (const part of neededParts(manifest))
    await checkPart(backup, part, join(folder, part), manifest.parts[part]?.sha256);
  const files = readFilesList(folder);
  await inParallel(files, ({ key, sha256 }) => checkPart(backup, key, fileIn(folder, checkKey(key)), sha256));
  return files;
}
