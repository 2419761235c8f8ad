import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../local/commands.ts';
import { withClient } from '../local/wait.ts';

/** npm's PostgreSQL comes without pg_basebackup: these are its calls. */
export async function takeBase(url: string, data: string, base: string) {
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('drill', true)`);
    mkdirSync(base, { recursive: true });
    // Files come and go meanwhile; the log restores them.
    await mustRun('Copying', 'sh', [
      '-c',
      'cp -a "$1/." "$2" 2>/dev/null || [ -e "$2/global/pg_control" ]',
      'sh',
      data,
      base,
    ]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
    rmSync(join(base, 'postmaster.pid'), { force: true });
    for (const name of readdirSync(join(base, 'pg_wal')))
      rmSync(join(base, 'pg_wal', name), { recursive: true });
    writeFileSync(join(base, 'backup_label'), rows[0]?.labelfile ?? '');
  });
}
