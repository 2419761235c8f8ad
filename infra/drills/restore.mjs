// `npm run drill:restore`: a system is backed up while owners work, wiped, and restored from the backup alone. Says how
// much was lost and how long it took. The same steps by hand stand in docs/operations.md.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildEverything } from '../local/build.mjs';
import { mustRun, run } from '../local/commands.mjs';
import { Failure } from '../local/failure.mjs';
import { checkout, instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.mjs';
import { say, secondsSince, step } from '../local/progress.mjs';
import { provisionServers } from '../local/provision.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { Supervisor } from '../local/supervisor.mjs';
import { migrate, startServices } from '../local/system.mjs';
import { until } from '../local/wait.mjs';
import { Owner } from './owner.mjs';

const MOST_LOST_SECONDS = 5 * 60;
const MOST_AWAY_SECONDS = 15 * 60;
/** How long a WAL file may stay unfinished, and so how much a lost disk takes along; 60 where people work. */
const ARCHIVE_SECONDS = 10;
const WORK_SECONDS = 45;

/** @typedef {{ supervisor: Supervisor, url: string, urls: import('../local/provision.mjs').ServerUrls }} System */

/** @param {import('../local/instance.mjs').Instance} instance @returns {Promise<System>} */
async function startSystem(instance) {
  const supervisor = new Supervisor(instance.logs, () => {});
  const secrets = loadSecrets(instance);
  const urls = await provisionServers({ instance, secrets, durable: true, buildStorage: false }, supervisor);
  const web = await reserveInternal();
  const url = `http://${LOOPBACK}:${web.port}`;
  const inherited = { ...process.env, EXEMPT_NETWORKS: LOOPBACK, CALL_SECONDS: '10', NODE_ENV: 'production' };
  const facts = { urls, secrets, publicUrl: url, inherited };
  await migrate(facts, join(instance.logs, 'migrate.log'));
  await startServices(facts, web, supervisor);
  return { supervisor, url, urls };
}

/** @param {string} url @param {(client: pg.Client) => Promise<void>} work */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Every finished piece of the write-ahead log goes to the archive; set once, and PostgreSQL restarted. @param {string} url @param {string} archive */
async function archiveWal(url, archive) {
  await withClient(url, async (client) => {
    await client.query(`alter system set archive_mode = on`);
    await client.query(`alter system set archive_timeout = ${ARCHIVE_SECONDS}`);
    const command = `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`;
    await client.query(`alter system set archive_command = ${client.escapeLiteral(command)}`);
  });
}

/** @param {System} system */
async function restartPostgres({ supervisor, urls }) {
  const { pid } = supervisor.processes()['postgres'] ?? {};
  if (pid === undefined) throw new Failure('This drill needs the PostgreSQL that npm start provides.');
  process.kill(pid, 'SIGINT');
  const isOn = async () => {
    let mode = '';
    await withClient(urls.postgres, async (client) => {
      mode = (await client.query('show archive_mode')).rows[0].archive_mode;
    }).catch(() => {});
    return mode === 'on';
  };
  if (!(await until(isOn, { withinMs: 60_000, everyMs: 200 })))
    throw new Failure('PostgreSQL archives nothing.');
}

/** A file that goes meanwhile is no trouble: an upload was finished or given up. @param {string} from @param {string} to */
const copy = (from, to) => run('cp', ['--archive', '--update', `${from}/.`, to]);

/** What pg_basebackup does, by the calls below it: npm's PostgreSQL comes without. @param {string} url @param {string} data @param {string} base */
async function takeBase(url, data, base) {
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('drill', true)`);
    mkdirSync(base, { recursive: true });
    // Files come and go meanwhile; the log makes up for it.
    await mustRun('Copying', 'sh', [
      '-c',
      'cp -a "$1/." "$2" 2>/dev/null || [ -e "$2/global/pg_control" ]',
      'sh',
      data,
      base,
    ]);
    const { rows } = await client.query('select labelfile from pg_backup_stop(true)');
    rmSync(join(base, 'postmaster.pid'), { force: true });
    for (const name of readdirSync(join(base, 'pg_wal')))
      rmSync(join(base, 'pg_wal', name), { recursive: true });
    writeFileSync(join(base, 'backup_label'), rows[0].labelfile);
  });
}

/** @param {Owner} owner @param {{ id: string, at: number }[]} done @param {() => boolean} isOver */
async function work(owner, done, isOver) {
  while (!isOver()) {
    const id = await owner.upload().catch(() => undefined);
    if (id !== undefined) done.push({ id, at: Date.now() });
    await sleep(1000);
  }
}

/** @param {string} safe @param {import('../local/instance.mjs').Instance} instance */
async function putBack(safe, instance) {
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

/** @param {Owner} owner @param {string} id */
async function hasFile(owner, id) {
  const answer = await fetch(`${owner.url}/api/documents/${id}/file`, { headers: owner.headers });
  await answer.arrayBuffer();
  return answer.ok;
}

/** @param {Life} life @param {string} safe */
async function workUntilDisaster(life, safe) {
  const { instance } = life;
  const system = await startSystem(instance);
  life.onStop(() => system.supervisor.stop());
  const archive = join(safe, 'archive');
  mkdirSync(archive, { recursive: true });
  await mustRun('Handing over', 'chown', [
    '--recursive',
    '--reference',
    join(instance.folder, 'postgres/data'),
    archive,
  ]);
  await archiveWal(system.urls.postgres, archive);
  await step('Restarting PostgreSQL with an archive', () => restartPostgres(system));
  const owner = await Owner.signUp(system.url);
  say(`An upload reached the score: ${JSON.stringify(await owner.uploadUntilScored())}`);
  await step('Taking the base backup', () =>
    takeBase(system.urls.postgres, join(instance.folder, 'postgres/data'), join(safe, 'base')),
  );
  await mustRun('Copying', 'cp', ['--archive', join(instance.folder, 'secrets.json'), safe]);
  /** @type {{ id: string, at: number }[]} */
  const uploads = [];
  let over = false;
  const working = work(owner, uploads, () => over);
  await step(`Owners work for ${WORK_SECONDS} s`, async () => {
    for (let second = 0; second < WORK_SECONDS; second += 1) {
      mkdirSync(join(safe, 'storage'), { recursive: true });
      await copy(join(instance.folder, 'storage'), join(safe, 'storage'));
      await sleep(1000);
    }
  });
  // From here on nothing reaches the backup any more.
  await mustRun('Taking the backup away', 'mv', [safe, `${safe}.kept`]);
  const at = Date.now();
  over = true;
  await working;
  await system.supervisor.stop();
  return { owner, uploads: uploads.filter((upload) => upload.at <= at), at };
}

/** @param {Life} life @param {string} safe @param {Owner} before @param {{ id: string, at: number }[]} uploads @param {number} disaster */
async function restoreAndCompare(life, safe, before, uploads, disaster) {
  const since = performance.now();
  await step('Putting the backup back', () => putBack(safe, life.instance));
  const system = await step('Starting on what was put back', () => startSystem(life.instance));
  life.onStop(() => system.supervisor.stop());
  const env = { ...process.env, DATABASE_ADMIN_URL: system.urls.postgres, NATS_URL: system.urls.nats };
  const messages = [join(checkout, 'infra/local/messages.mjs'), 'republish', '--since', '1d'];
  say((await mustRun('Publishing again', process.execPath, messages, { env })).trim());
  const seconds = Number(secondsSince(since));
  const owner = new Owner(system.url, before.token);
  const kept = new Set((await owner.documents()).map(({ id }) => id));
  const [lost] = uploads.filter(({ id }) => !kept.has(id));
  const lostSeconds = lost === undefined ? 0 : (disaster - lost.at) / 1000;
  const files = await Promise.all([...kept].map((id) => hasFile(owner, id)));
  say(`Back after ${seconds} s (at most ${MOST_AWAY_SECONDS}); the session of before still holds.`);
  say(
    `${uploads.length} uploads since the base backup, ${uploads.filter(({ id }) => kept.has(id)).length} of them kept; lost: the last ${lostSeconds.toFixed(1)} s (at most ${MOST_LOST_SECONDS})`,
  );
  say(`${files.filter(Boolean).length} of ${files.length} documents have their file`);
  say(
    `A new owner’s upload reaches the score: ${JSON.stringify(await (await Owner.signUp(system.url)).uploadUntilScored())}`,
  );
  return seconds <= MOST_AWAY_SECONDS && lostSeconds <= MOST_LOST_SECONDS && files.every(Boolean);
}

const life = new Life(instanceAt('drill', dataFolder(undefined)));
await live(life, 130, async () => {
  const { instance } = life;
  await life.begin({ reset: true });
  // Files in a folder, whatever this machine offers: a mirror of it is a copy.
  const storage = join(instance.folder, 'storage');
  mkdirSync(storage, { recursive: true });
  process.env['STORAGE_URL'] = `folder:${storage}`;
  await step('Building', () => buildEverything(join(instance.logs, 'build.log')));
  const safe = join(instance.folder, '../drill-backup');
  for (const folder of [safe, `${safe}.kept`]) rmSync(folder, { recursive: true, force: true });
  const { owner, uploads, at } = await workUntilDisaster(life, safe);
  for (const name of ['postgres', 'nats', 'redis', 'storage', 'secrets.json'])
    rmSync(join(instance.folder, name), { recursive: true, force: true });
  say('Everything was wiped: database, events, queue, files, secrets.');
  await mustRun('Fetching the backup', 'mv', [`${safe}.kept`, safe]);
  return (await restoreAndCompare(life, safe, owner, uploads, at)) ? 0 : 1;
});
