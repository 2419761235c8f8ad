// `npm run drill:rolling`: two processes of each service are replaced one by one while owners work, fifty requests a
// second. No request may fail and nobody may be signed out. With --from REF the old processes are of that commit, and
// the database is migrated in between: an upgrade.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildEverything, NX_QUIETLY } from '../local/build.mjs';
import { mustRun } from '../local/commands.mjs';
import { checkout, instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.mjs';
import { say, secondsSince, step } from '../local/progress.mjs';
import { provisionServers } from '../local/provision.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { migrationEnvironment } from '../local/stack.mjs';
import { query } from '../local/wait.mjs';
import { Balancer } from './balancer.mjs';
import { Load } from './load.mjs';
import { Owner } from './owner.mjs';
import { Replicas } from './replicas.mjs';

const RATE = 50;
const OWNERS = 12;
const REPLICAS = 2;

const { values: options } = parseArgs({ options: { from: { type: 'string' } } });

/** Links to our packages, but to the other commit's own workspace. @param {string} folder */
function linkPackages(folder) {
  const [from, to] = [join(checkout, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== '@groundwork'))
    symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@groundwork'), join(to, '@groundwork'), { recursive: true, verbatimSymlinks: true });
}

/** The code of another commit, built. @param {Life} life @param {string} ref */
async function codeOf(life, ref) {
  const folder = join(life.instance.folder, 'from');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = join(life.instance.folder, 'from.tar');
  await mustRun('git archive', 'git', ['archive', '--output', archive, ref], { cwd: checkout });
  await mustRun('Unpacking', 'tar', ['-x', '-f', archive, '-C', folder]);
  linkPackages(folder);
  const nx = [
    join(checkout, 'node_modules/.bin/nx'),
    'run-many',
    '-t',
    'build',
    '--exclude',
    '@groundwork/web',
  ];
  const env = { ...process.env, ...NX_QUIETLY };
  const log = join(life.instance.logs, 'build-from.log');
  await mustRun('The build', process.execPath, nx, { cwd: folder, env, log });
  return folder;
}

/** @param {import('../local/stack.mjs').Facts} facts @param {string} code @param {string} logs */
async function migrateWith(facts, code, logs) {
  const command = join(code, 'infra/local/migrate.mjs');
  const output = await mustRun('Migrating the database', process.execPath, [command], {
    cwd: code,
    env: { ...migrationEnvironment(facts), NODE_ENV: 'production' },
    log: join(logs, 'migrate.log'),
  });
  say(`  ${output.trim().replaceAll('\n', '; ') || 'nothing to migrate'}`);
}

/** @param {Life} life */
async function bringUp(life) {
  const { instance } = life;
  await life.begin({ reset: true });
  await step('Building', () => buildEverything(join(instance.logs, 'build.log')));
  const { from } = options;
  const old = from === undefined ? checkout : await step(`Building ${from}`, () => codeOf(life, from));
  const secrets = loadSecrets(instance);
  const ground = { instance, secrets, durable: true, buildStorage: false };
  const urls = await step('Starting the servers', () => provisionServers(ground, life.supervisor));
  const web = await reserveInternal();
  const url = `http://${LOOPBACK}:${web.port}`;
  // All owners work from one address; and a machine of two cores stands still while eight processes start.
  const inherited = { ...process.env, EXEMPT_NETWORKS: LOOPBACK, CALL_SECONDS: '10' };
  const facts = { urls, secrets, publicUrl: url, inherited };
  const balancer = new Balancer();
  const replicas = new Replicas(facts, instance.logs, balancer);
  life.onStop(async () => {
    await replicas.stop();
    balancer.close();
  });
  await step('Preparing the database', () => migrateWith(facts, old, instance.logs));
  await step('Starting two of each service', () => replicas.start(REPLICAS, old));
  await web.release();
  await balancer.listen(web.port);
  return { url, facts, replicas };
}

/** @param {string[]} tokens @param {string} url */
async function signedOut(tokens, url) {
  const answers = await Promise.all(
    tokens.map((token) => fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${token}` } })),
  );
  return answers.filter(({ status }) => status !== 200).length;
}

/** Events that are still on their way, or never will be. @param {string} postgres */
async function leftBehind(postgres) {
  const services = ['identity', 'profile', 'scoring', 'documents', 'matching', 'billing'];
  /** @param {string} table @param {string} which */
  const rows = async (table, which) => {
    const counts = await Promise.all(
      services.map((service) => query(postgres, `select 1 from ${service}.${table} where ${which}`)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  return {
    deadLetters: await rows('dead_letters', 'true'),
    unpublished: await rows('outbox', 'published_at is null'),
  };
}

const life = new Life(instanceAt('drill', dataFolder(undefined)));
await live(life, 130, async () => {
  const { url, facts, replicas } = await bringUp(life);
  const tokens = await Promise.all(
    Array.from({ length: OWNERS }, async () => (await Owner.signUp(url)).token),
  );
  const load = new Load(url, tokens);
  load.start(RATE);
  const since = performance.now();
  if (options.from !== undefined)
    await step('Migrating under load', () => migrateWith(facts, checkout, life.instance.logs));
  await step('Replacing every process', () => replicas.replaceAll(checkout));
  const seconds = secondsSince(since);
  await load.stop();
  const out = await signedOut(tokens, url);
  const owner = await Owner.signUp(url);
  const scored = await owner.uploadUntilScored();
  const left = await leftBehind(facts.urls.postgres);
  say(
    `${load.answered + load.failures.length} requests in ${seconds} s (asked for ${RATE} a second): ${load.failures.length} failed`,
  );
  for (const { at, path, said } of load.failures.slice(0, 20)) say(`  ${at} ${path}: ${said.slice(0, 200)}`);
  say(
    `${out} of ${OWNERS} owners were signed out; ${left.deadLetters} dead letters, ${left.unpublished} events unpublished`,
  );
  say(`Afterwards an upload reached the score in ${scored.seconds} s: ${scored.before} → ${scored.after}`);
  return load.failures.length + out + left.deadLetters === 0 ? 0 : 1;
});
