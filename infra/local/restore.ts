import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { INCOMPLETE } from './backup.ts';
import { backupTexts } from './local.wording.ts';
import { built } from './operator-command.ts';
import { dataFolder, FLAG, Misused, orMisused, TEXT } from './options.mjs';

export const summary = 'puts a backup into an empty installation';

export const help = `operator restore --from FOLDER [options]
  Checks a backup, then puts its database, files and secrets into an installation without owners and files.
  The services must not run. A backup of an older version is migrated.

  --from FOLDER  one backup, or a folder of several: then the newest
  --replace      deletes the owners and files that the installation has
  --data DIR     the data folder of the system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL, SERVICE_PASSWORDS and STORAGE_URL if set.
Exit code 0: done; 1: failed, with the reason; 2: wrong arguments; 3: restored, but something is missing.
`;

export async function run(args: string[]): Promise<void> {
  const options = { from: TEXT, data: TEXT, replace: FLAG };
  const { values } = orMisused(() => parseArgs({ args, options }));
  if (!values.from) throw new Misused(backupTexts.noSource);
  const { restoreBackup } = await built(() => import('./backup/restore-backup.ts'));
  const isWhole = await restoreBackup({
    from: resolve(values.from),
    data: dataFolder(values.data),
    replace: values.replace,
  });
  if (!isWhole) process.exitCode = INCOMPLETE;
}
