import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigratedService } from '@groundwork/platform-database';
import { createStorage } from '@groundwork/platform-storage';
import { fill } from '../../../libs/wording/src/fill.ts';
import { type StoredHeads, verifyAuditLogs } from '../audit-logs.ts';
import { Failure } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';
import { print, step } from '../progress.ts';
import { serviceMigrations } from '../service-migrations.ts';
import { withClient } from '../wait.ts';
import { checkBackup } from './check-backup.ts';
import { type Backup, openBackup } from './folder.ts';
import {
  adoptSecrets,
  callKeysIn,
  checkFieldKeys,
  emptyQueues,
  fieldKeysIn,
  type Installation,
  passwordsIn,
  type StoredSecrets,
  withIdleInstallation,
} from './installation.ts';
import { loadDatabase } from './load-database.ts';
import { HEADS, SECRETS } from './manifest.ts';
import { missingFiles } from './missing-files.ts';
import { hasFiles, restoreFiles, storedKeys } from './restore-files.ts';
import type { SavedFile } from './save-files.ts';

export interface RestoreOptions {
  readonly from: string;
  readonly data: string;
  readonly replace: boolean;
}

const readJson = ({ folder }: Backup, part: string): unknown =>
  JSON.parse(readFileSync(join(folder, part), 'utf8'));

async function hasOwners(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('identity.users') is not null as exists`,
    );
    if (!rows[0]?.exists) return false;
    return (await client.query('select from identity.users limit 1')).rows.length > 0;
  });
}

async function checkEmpty({ databaseUrl, storageUrl }: Installation): Promise<void> {
  const isUsed = (await hasOwners(databaseUrl)) || (await hasFiles(createStorage(storageUrl)));
  if (isUsed) throw new Failure(backupTexts.notEmpty);
}

interface Source {
  readonly backup: Backup;
  readonly files: readonly SavedFile[];
  readonly own: readonly MigratedService[];
  readonly secrets: StoredSecrets;
}

async function checkAudit({ databaseUrl }: Installation, { backup, secrets }: Source): Promise<string[]> {
  const keys = callKeysIn(secrets);
  if (keys === undefined) return [backupTexts.auditUnchecked];
  const stored = readJson(backup, HEADS) as StoredHeads;
  const { broken } = await verifyAuditLogs(databaseUrl, { stored, keys, runs: false });
  return broken > 0 ? [fill(backupTexts.auditBroken, { count: broken })] : [];
}

async function restore(installation: Installation, source: Source): Promise<string[]> {
  const { backup, files, own, secrets } = source;
  const { folder, manifest } = backup;
  const storage = createStorage(installation.storageUrl);
  adoptSecrets(installation, secrets);
  await emptyQueues(installation);
  await step(backupTexts.files, () => restoreFiles(storage, folder, files));
  const load = () => loadDatabase(installation.databaseUrl, { folder, saved: manifest.services, own });
  const differences = await step(backupTexts.database, load);
  const stored = await storedKeys(storage);
  return [
    ...differences.map((difference) => fill(backupTexts.otherCount, difference)),
    ...(await withClient(installation.databaseUrl, (client) => missingFiles(client, stored))),
    ...(await step(backupTexts.auditLogs, () => checkAudit(installation, source))),
  ];
}

export async function restoreBackup({ from, data, replace }: RestoreOptions): Promise<boolean> {
  const backup = openBackup(from);
  print(fill(backupTexts.chosen, { place: backup.folder, version: backup.manifest.version }));
  return withIdleInstallation(data, async (installation) => {
    if (!replace) await checkEmpty(installation);
    const own = await serviceMigrations(passwordsIn(installation.secrets));
    const files = await step(backupTexts.checking, () => checkBackup(backup, own));
    const secrets = readJson(backup, SECRETS) as StoredSecrets;
    checkFieldKeys(installation, secrets);
    const findings = await restore(installation, { backup, files, own, secrets });
    for (const finding of findings) print(finding);
    if (fieldKeysIn(secrets) === undefined) print(backupTexts.noSecrets);
    print(findings.length > 0 ? backupTexts.incomplete : backupTexts.restored);
    return findings.length === 0;
  });
}
