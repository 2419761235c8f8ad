import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Figure, figure } from '../bench/figures.ts';
import type { Ground } from '../bench/ground.ts';
import { build } from '../local/build.ts';
import { mustRun } from '../local/commands.ts';
import { checkout } from '../local/checkout.mjs';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { type Facts, GATEWAY, processesOf } from '../local/stack.ts';
import { migrate } from '../local/system.ts';
import { Load } from './load.ts';
import { Owner } from './owner.ts';
import { Replicas } from './replicas.ts';
import { countRows } from './service-rows.ts';

function linkPackages(folder: string) {
  const [from, to] = [join(checkout, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== '@groundwork'))
    symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@groundwork'), join(to, '@groundwork'), { recursive: true, verbatimSymlinks: true });
}

async function codeOf({ instance }: Ground, ref: string) {
  const folder = join(instance.folder, 'from');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = join(instance.folder, 'from.tar');
  await mustRun('git archive', 'git', ['archive', '--output', archive, ref], { cwd: checkout });
  await mustRun('Unpacking', 'tar', ['-x', '-f', archive, '-C', folder]);
  linkPackages(folder);
  await build(join(instance.logs, 'build-from.log'), folder, ['--exclude', '@groundwork/web']);
  return folder;
}

async function migrateWith(facts: Facts, code: string, logs: string) {
  const inherited = { ...facts.inherited, NODE_ENV: 'production' };
  const output = await migrate({ ...facts, inherited }, join(logs, 'migrate.log'), code);
  print(`  ${output.trim().replaceAll('\n', '; ') || 'nothing to migrate'}`);
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function factsFor(ground: Ground, publicUrl: string, old: string): Promise<Facts> {
  if (ground.short) return { ...(await ground.system()).facts, publicUrl };
  const { urls, secrets } = await ground.servers();
  // All owners have one address, and two cores stall while eight processes start.
  const inherited = {
    ...process.env,
    EXEMPT_NETWORKS: LOOPBACK,
    CALL_SECONDS: '10',
    SAMPLE_DATA: 'true',
    ...(ground.run.from !== undefined && { UNSIGNED_CALLS_UNTIL: inAnHour() }),
  };
  const facts = { urls, secrets, publicUrl, inherited };
  await step('Preparing the database', () => migrateWith(facts, old, ground.instance.logs));
  return facts;
}

async function bringUp(ground: Ground) {
  const { from } = ground.run;
  const old = from === undefined ? checkout : await step(`Building ${from}`, () => codeOf(ground, from));
  const web = await reserveInternal();
  const url = `http://${LOOPBACK}:${web.port}`;
  const facts = await factsFor(ground, url, old);
  const replicas = new Replicas(facts, ground.instance.logs);
  ground.life.onStop(() => replicas.stop());
  const all = processesOf('apart', 1).map(({ service }) => service);
  const isOld = (service: string) => existsSync(join(old, 'apps', service));
  const services = ground.short ? ['profile', GATEWAY] : all.filter(isOld);
  const added = ground.short ? [] : all.filter((service) => !isOld(service));
  await step('Starting the replicas', () => replicas.start(services, ground.count(2, 1), old));
  await replicas.listen(web);
  return { url, facts, replicas, added };
}

async function signedOut(owners: readonly Owner[], url: string) {
  const answers = await Promise.all(owners.map(({ headers }) => fetch(`${url}/api/user`, { headers })));
  return answers.filter(({ status }) => status !== 200).length;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, facts, replicas, added } = await bringUp(ground);
  const rate = ground.count(50, 5);
  const owners = await Promise.all(Array.from({ length: ground.count(12, 2) }, () => Owner.signUp(url)));
  const load = new Load(url, owners);
  load.start(rate);
  const since = performance.now();
  if (ground.run.from !== undefined)
    await step('Migrating under load', () => migrateWith(facts, checkout, ground.instance.logs));
  await step('Starting the added services', () => replicas.start(added, 1, checkout));
  await step('Replacing each process', () => replicas.replaceAll(checkout));
  const seconds = secondsSince(since);
  await load.stop();
  const out = await signedOut(owners, url);
  const scored = await (await Owner.signUp(url)).uploadUntilScored();
  const deadLetters = await countRows(facts, 'dead_letters', 'true');
  const unpublished = await countRows(facts, 'outbox', 'published_at is null');
  await replicas.stop();
  const { answered, failures } = load;
  const requests = answered + failures.length;
  print(`${requests} requests in ${seconds} s (target ${rate} a second): ${failures.length} failed`);
  for (const { at, path, outcome } of failures.slice(0, 20))
    print(`  ${at} ${path}: ${outcome.slice(0, 200)}`);
  print(`Afterwards an upload reached the score in ${scored.seconds} s: ${scored.before} → ${scored.after}`);
  return [
    figure('requests while every process was replaced', requests),
    atMost('requests that failed', failures.length, 0),
    atMost('owners signed out', out, 0),
    atMost('dead letters', deadLetters, 0),
    figure('events unpublished', unpublished),
  ];
}
