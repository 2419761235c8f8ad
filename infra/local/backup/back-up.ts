import { createStorage } from '@groundwork/platform-storage';
import { systemClock } from '@groundwork/platform-time';
import type { Client } from 'pg';
import { fill } from '../../../libs/wording/src/fill.ts';
import { verifyAuditLogs } from '../audit-logs.ts';
import { Failure } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';
import { print, step } from '../progress.ts';
import { version } from '../stack.ts';
import { postgresAnswers } from '../wait.ts';
import { filesListOf, readFilesList } from './files-list.ts';
import { newBackup } from './folder.ts';
import { callKeysIn, fieldKeysIn, type Installation } from './installation.ts';
import { FILES_LIST, HEADS, type Manifest, SECRETS } from './manifest.ts';
import { missingFiles } from './missing-files.ts';
import { Parts } from './parts.ts';
import { saveDatabase } from './save-database.ts';
import { type EarlierFiles, FileCopies } from './save-files.ts';

function earlierFiles(folder: string | undefined): EarlierFiles | undefined {
  if (folder === undefined) return undefined;
  return { folder, files: new Map(readFilesList(folder).map((file) => [file.key, file])) };
}

/** Before the rows are read: later entries only extend a log. */
async function saveHeads({ databaseUrl, secrets }: Installation, parts: Parts): Promise<string[]> {
  const keys = callKeysIn(secrets) ?? '';
  const { heads, broken } = await verifyAuditLogs(databaseUrl, { stored: {}, keys, runs: false });
  await parts.writeJson(HEADS, heads);
  return broken > 0 ? [fill(backupTexts.auditBroken, { count: broken })] : [];
}

class Saving {
  readonly findings: string[] = [];

  constructor(private readonly installation: Installation) {}

  async save(folder: string, earlier: string | undefined): Promise<Manifest> {
    const { databaseUrl, storageUrl, secrets } = this.installation;
    const parts = new Parts(folder);
    const copies = new FileCopies(createStorage(storageUrl), folder, earlierFiles(earlier));
    if (fieldKeysIn(secrets) === undefined) this.findings.push(backupTexts.noSecrets);
    await parts.writeJson(SECRETS, secrets);
    this.findings.push(...(await step(backupTexts.heads, () => saveHeads(this.installation, parts))));
    // Most files before the moment, so that the database holds it for a short time.
    await step(backupTexts.files, () => copies.update());
    const atMoment = async (client: Client) => {
      await copies.update();
      this.findings.push(...(await missingFiles(client, new Set(copies.files.map(({ key }) => key)))));
    };
    const { at, services } = await step(backupTexts.database, () =>
      saveDatabase(databaseUrl, parts, atMoment),
    );
    const { files } = copies;
    await parts.writeText(FILES_LIST, filesListOf(files));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const counted = { count: files.length, bytes };
    return { format: 1, version, at, services, files: counted, parts: parts.written };
  }
}

/** False if the backup is complete and the installation lacks something. */
export async function backUp(installation: Installation, folder: string): Promise<boolean> {
  if (!(await postgresAnswers(installation.databaseUrl))) throw new Failure(backupTexts.noServices);
  const saving = new Saving(installation);
  const now = () => systemClock.now();
  const place = await newBackup(folder, now, (draft, earlier) => saving.save(draft, earlier));
  for (const finding of saving.findings) print(finding);
  print(fill(backupTexts.done, { place }));
  return saving.findings.length === 0;
}
