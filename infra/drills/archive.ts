import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { atMost, type Figure } from '../bench/figures.ts';
import type { Ground, System } from '../bench/ground.ts';
import { mustRun, run } from '../local/commands.ts';
import { Failure } from '../local/failure.ts';
import type { Instance } from '../local/instance.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { typescript } from '../local/system.ts';
import { until, withClient } from '../local/wait.ts';
import { takeBase } from './base-backup.ts';
import { Owner } from './owner.ts';
import { startProduction } from './production.ts';
import { compareUploads, SteadyUploads } from './steady-uploads.ts';

const MOST_LOST_SECONDS = 5 * 60;
const MOST_AWAY_SECONDS = 15 * 60;

async function archiveWal(url: string, archive: string, everySeconds: number) {
  await withClient(url, async (client) => {
    await client.query(`alter system set archive_mode = on`);
    await client.query(`alter system set archive_timeout = ${everySeconds}`);
    const command = `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`;
    await client.query(`alter system set archive_command = ${client.escapeLiteral(command)}`);
  });
}

async function restartPostgres({ supervisor, facts }: System) {
  const { pid } = supervisor.processes()['postgres'] ?? {};
  if (pid === undefined) throw new Failure('This drill needs the PostgreSQL that npm start provides.');
  process.kill(pid, 'SIGINT');
  const modeIn = async (client: Client) =>
    (await client.query<{ archive_mode: string }>('show archive_mode')).rows[0]?.archive_mode;
  const isOn = async () => (await withClient(facts.urls.postgres, modeIn).catch(() => undefined)) === 'on';
  if (!(await until(isOn, { withinMs: 60_000, everyMs: 200 })))
    throw new Failure('PostgreSQL archives nothing.');
}

/** A file may go meanwhile: its upload is finished or given up. */
const copy = (from: string, to: string) => run('cp', ['--archive', '--update', `${from}/.`, to]);

async function putBack(safe: string, instance: Instance) {
  const data = join(instance.folder, 'postgres/data');
  mkdirSync(dirname(data), { recursive: true });
  await mustRun('Copying', 'cp', ['--archive', join(safe, 'base'), data]);
  await mustRun('Copying', 'cp', [
    '--archive',
    join(safe, 'secrets.json'),
    join(instance.folder, 'secrets.json'),
  ]);
  await mustRun('Copying', 'cp', ['--archive', join(safe, 'storage'), join(instance.folder, 'storage')]);
  const settings = `restore_command = 'cp ${join(safe, 'archive')}/%f %p'\narchive_mode = off\n`;
  writeFileSync(join(data, 'postgresql.auto.conf'), settings);
  writeFileSync(join(data, 'recovery.signal'), '');
  await mustRun('Handing over', 'chown', ['--recursive', '--reference', join(data, 'global'), data]);
}

async function workUntilDisaster(ground: Ground, safe: string) {
  const { instance } = ground;
  const system = await startProduction(ground, true);
  const { postgres } = system.facts.urls;
  const data = join(instance.folder, 'postgres/data');
  const archive = join(safe, 'archive');
  mkdirSync(archive, { recursive: true });
  await mustRun('Handing over', 'chown', ['--recursive', '--reference', data, archive]);
  // The seconds until a WAL file is archived unfinished, and so the loss of a lost disk; 60 in production.
  await archiveWal(postgres, archive, ground.count(10, 1));
  await step('Restarting PostgreSQL with an archive', () => restartPostgres(system));
  const owner = await Owner.signUp(system.url);
  await owner.waitForScore();
  print(`An upload reached the score: ${JSON.stringify(await owner.uploadUntilScored())}`);
  await step('Creating the base backup', () => takeBase(postgres, data, join(safe, 'base')));
  await mustRun('Copying', 'cp', ['--archive', join(instance.folder, 'secrets.json'), safe]);
  const uploads = new SteadyUploads(owner);
  const seconds = ground.count(45, 2);
  await step(`Sending the requests of owners for ${seconds} s`, async () => {
    for (let second = 0; second < seconds; second += 1) {
      await sleep(1000);
      mkdirSync(join(safe, 'storage'), { recursive: true });
      await copy(join(instance.folder, 'storage'), join(safe, 'storage'));
    }
  });
  // The disaster: from here on nothing reaches the backup.
  await mustRun('Taking the backup away', 'mv', [safe, `${safe}.kept`]);
  const before = await uploads.end(Date.now());
  await system.supervisor.stop();
  return before;
}

type Before = Awaited<ReturnType<typeof workUntilDisaster>>;

async function restoreAndCompare(ground: Ground, safe: string, before: Before): Promise<Figure[]> {
  const since = performance.now();
  await step('Restoring the backup', () => putBack(safe, ground.instance));
  const { url, facts, supervisor } = await step('Starting with the restored data', () =>
    startProduction(ground, true),
  );
  const env = { ...process.env, DATABASE_ADMIN_URL: facts.urls.postgres, NATS_URL: facts.urls.nats };
  const messages = [...typescript('infra/local/operator.ts'), 'messages', 'republish', '--since', '1d'];
  print((await mustRun('Publishing again', process.execPath, messages, { env })).trim());
  const seconds = Number(secondsSince(since));
  const compared = await compareUploads(url, before, MOST_LOST_SECONDS);
  print(`Back after ${seconds} s (at most ${MOST_AWAY_SECONDS}); the session of before still holds.`);
  await supervisor.stop();
  return [atMost('seconds until all was back', seconds, MOST_AWAY_SECONDS), ...compared];
}

async function loseAndRestore(ground: Ground, storage: string): Promise<Figure[]> {
  const { folder } = ground.instance;
  mkdirSync(storage, { recursive: true });
  const safe = join(folder, '../drill-backup');
  for (const old of [safe, `${safe}.kept`]) rmSync(old, { recursive: true, force: true });
  const before = await workUntilDisaster(ground, safe);
  for (const name of ['postgres', 'nats', 'redis', 'storage', 'secrets.json'])
    rmSync(join(folder, name), { recursive: true, force: true });
  print('Everything was wiped: database, events, queue, files, secrets.');
  await mustRun('Fetching the backup', 'mv', [`${safe}.kept`, safe]);
  return restoreAndCompare(ground, safe, before);
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const storage = join(ground.instance.folder, 'storage');
  const { STORAGE_URL } = process.env;
  process.env['STORAGE_URL'] = `folder:${storage}`;
  try {
    return await loseAndRestore(ground, storage);
  } finally {
    if (STORAGE_URL === undefined) delete process.env['STORAGE_URL'];
    else process.env['STORAGE_URL'] = STORAGE_URL;
  }
}
