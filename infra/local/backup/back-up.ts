import { createStorage } from '@groundwork/platform-storage';
import { systemClock } from '@groundwork/platform-time';
import { fill } from '../../../libs/wording/src/fill.ts';
import { verifyAuditLogs } from '../audit-logs.ts';
import { backupTexts } from '../local.wording.ts';
import { print, step } from '../progress.ts';
import { version } from '../stack.ts';
import { filesListOf, readFilesList } from './files-list.ts';
import { newBackup } from './folder.ts';
import { callKeysIn, fieldKeysIn, type Installation } from './installation.ts';
import { FILES_LIST, HEADS, type Manifest, SECRETS } from './manifest.ts';
import { Parts } from './parts.ts';
import { saveDatabase } from './save-database.ts';
import { type EarlierFiles, FileCopies } from './save-files.ts';

function earlierFiles(folder: string | undefined): EarlierFiles | undefined {
  if (folder === undefined) return undefined;
  return { folder, files: new Map(readFilesList(folder).map((file) => [file.key, file])) };
}

/** Before the rows are read: later entries only extend a log. */
async function saveHeads({ databaseUrl, secrets }: Installation, parts: Parts): Promise<void> {
  const keys = callKeysIn(secrets) ?? '';
  const { heads, broken } = await verifyAuditLogs(databaseUrl, { stored: {}, keys, runs: false });
  if (broken > 0) print(fill(backupTexts.auditBroken, { count: broken }));
  await parts.writeJson(HEADS, heads);
}

async function save(
  installation: Installation,
  folder: string,
  earlier: string | undefined,
): Promise<Manifest> {
  const parts = new Parts(folder);
  const storage = createStorage(installation.storageUrl);
  const copies = new FileCopies(storage, folder, earlierFiles(earlier));
  if (fieldKeysIn(installation.secrets) === undefined) print(backupTexts.noSecrets);
  await parts.writeJson(SECRETS, installation.secrets);
  await step(backupTexts.heads, () => saveHeads(installation, parts));
  // Most files before the moment, so that the database holds it for a short time.
  await step(backupTexts.files, () => copies.update());
  const { at, services } = await step(backupTexts.database, () =>
    saveDatabase(installation.databaseUrl, parts, () => copies.update()),
  );
  const { files } = copies;
  await parts.writeText(FILES_LIST, filesListOf(files));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return {
    format: 1,
    version,
    at: at.toISOString(),
    services,
    files: { count: files.length, bytes },
    parts: parts.written,
  };
}

export async function backUp(installation: Installation, folder: string): Promise<void> {
  const now = () => systemClock.now();
  const place = await newBackup(folder, now, (draft, earlier) => save(installation, draft, earlier));
  print(fill(backupTexts.done, { place }));
}
