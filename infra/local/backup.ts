import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withInstallation } from './backup/installation.ts';
import { backupTexts } from './local.wording.ts';
import { built } from './operator-command.ts';
import { dataFolder, Misused, orMisused, TEXT } from './options.mjs';

export const summary = 'copies database, files and secrets into a folder';

export const help = `operator backup --to FOLDER [options]
  Copies the database, the files, the secrets and the heads of the audit logs into a new subfolder of FOLDER.
  The system may run meanwhile. Files that did not change since the last backup in FOLDER use no more space.

  --to FOLDER  the folder of the backups, with room for the database
  --data DIR   the data folder of the system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL, SERVICE_PASSWORDS and STORAGE_URL if set.
Exit code 0: done; 1: failed, with the reason; 2: wrong arguments; 3: complete, but the system lacks a file, a key or
an entry of an audit log.
`;

export const INCOMPLETE = 3;

export async function run(args: string[]): Promise<void> {
  const options = { to: TEXT, data: TEXT };
  const { values } = orMisused(() => parseArgs({ args, options }));
  if (!values.to) throw new Misused(backupTexts.noTarget);
  const folder = resolve(values.to);
  const { backUp } = await built(() => import('./backup/back-up.ts'));
  const isWhole = await withInstallation(dataFolder(values.data), (installation) =>
    backUp(installation, folder),
  );
  if (!isWhole) process.exitCode = INCOMPLETE;
}
