import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure, figure } from '../bench/figures.ts';
import { type Ground, startSystem, type System } from '../bench/ground.ts';
import { type Instance, instanceAt, prepareFolder } from '../local/instance.ts';
import { dataFolder } from '../local/options.mjs';
import { print, step } from '../local/progress.ts';
import { provisionServers } from '../local/provision.ts';
import { loadSecrets } from '../local/secrets.ts';
import { query, until } from '../local/wait.ts';
import { allFaults, type Fault, killed } from './fault-list.ts';
import { type Damage, RecordedOwner } from './recorded-owner.ts';
import { SteadyRequests } from './steady-requests.ts';

const DISK_BYTES = '1500m';
const QUIET_MS = 3000;
const SETTLED_WITHIN_MS = 120_000;

interface Stage {
  readonly system: System;
  readonly disk: string | undefined;
}

/** A disk of its own can be filled without harm to the machine. Mounting one needs root. */
function mountDisk({ folder }: Instance, { life }: Ground): boolean {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder]);
  if (status !== 0) print('! No disk of its own could be mounted: the fault "disk full" is NOT TRIED.');
  else
    life.onStop(async () => {
      await life.supervisor.stop();
      spawnSync('umount', [folder]);
    });
  return status === 0;
}

async function prepare(ground: Ground): Promise<Stage> {
  if (ground.short) return { system: await ground.system(), disk: undefined };
  const { life, instance: own } = ground;
  const instance = { ...instanceAt(join(own.name, 'faults'), dataFolder(undefined)), logs: own.logs };
  const mounted = mountDisk(instance, ground);
  await prepareFolder(instance);
  const secrets = loadSecrets(instance);
  const servers = { instance, secrets, durable: true, buildStorage: true };
  const urls = await step('Starting the servers', () => provisionServers(servers, life.supervisor));
  const variables = { DISK_FREE_MB: '50' };
  const system = await startSystem({ urls, secrets }, own.logs, life.supervisor, variables);
  return { system, disk: mounted ? instance.folder : undefined };
}

async function count(system: System, table: string, which: string): Promise<number> {
  const { urls, secrets } = system.facts;
  const counts = await Promise.all(
    Object.keys(secrets.roles).map((service) =>
      query(urls.postgres, `select 1 from ${service}.${table} where ${which}`),
    ),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}

async function isSettled(system: System, owners: readonly RecordedOwner[]): Promise<boolean> {
  try {
    if ((await count(system, 'outbox', 'published_at is null')) > 0) return false;
    const right = await Promise.all(owners.map((owner) => owner.hasRightScore()));
    return right.every(Boolean);
  } catch {
    return false;
  }
}

const sumOf = (all: readonly Damage[], part: keyof Damage) =>
  all.reduce((sum, damage) => sum + damage[part], 0);

async function tryFault(fault: Fault, { system }: Stage, owners: readonly RecordedOwner[], aSecond: number) {
  const requests = new SteadyRequests(owners, aSecond);
  requests.start();
  await sleep(QUIET_MS);
  await fault.cause(system);
  await sleep(QUIET_MS);
  const isHealthy = () => Promise.resolve(requests.isHealthyFor(QUIET_MS));
  await until(isHealthy, { withinMs: SETTLED_WITHIN_MS, everyMs: 200 });
  await requests.stop();
  await until(() => isSettled(system, owners), { withinMs: SETTLED_WITHIN_MS, everyMs: 500 });
  const damages = await Promise.all(owners.map((owner) => owner.damage()));
  return {
    fault: fault.name,
    requests: requests.sent,
    failures: requests.failed,
    'longest gap, s': Number((requests.longestGapMs / 1000).toFixed(1)),
    lost: sumOf(damages, 'lost'),
    doubled: sumOf(damages, 'doubled'),
    'wrong scores': sumOf(damages, 'wrongScores'),
    'dead letters': await count(system, 'dead_letters', 'true'),
  };
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const stage = await prepare(ground);
  const owners = await Promise.all(
    Array.from({ length: ground.count(10, 2) }, () => RecordedOwner.signUp(stage.system.url)),
  );
  const only = ground.run.args[0];
  const all = ground.short ? [killed('matching')] : allFaults(stage.disk);
  const rows: Awaited<ReturnType<typeof tryFault>>[] = [];
  for (const fault of all.filter(({ name }) => only === undefined || name.includes(only))) {
    const row = await step(fault.name, () => tryFault(fault, stage, owners, ground.count(20, 10)));
    rows.push(row);
  }
  console.table(rows);
  const total = (part: 'requests' | 'failures' | 'lost' | 'doubled' | 'wrong scores' | 'dead letters') =>
    rows.reduce((sum, row) => sum + row[part], 0);
  return [
    figure('faults', rows.length),
    figure('requests', total('requests')),
    figure('requests that failed', total('failures')),
    atMost('acknowledged changes lost', total('lost'), 0),
    atMost('changes doubled', total('doubled'), 0),
    atMost('wrong scores', total('wrong scores'), 0),
    atMost('dead letters', total('dead letters'), 0),
  ];
}
