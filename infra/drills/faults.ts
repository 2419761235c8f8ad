import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../bench/figures.ts';
import { type Ground, startSystem, type System } from '../bench/ground.ts';
import { type Instance, instanceAt, prepareFolder } from '../local/instance.ts';
import { dataFolder } from '../local/options.mjs';
import { print, step } from '../local/progress.ts';
import { provisionServers } from '../local/provision.ts';
import { loadSecrets } from '../local/secrets.ts';
import { allFaults, killed } from './fault-list.ts';
import { RecordedOwner } from './recorded-owner.ts';
import { printFaults, tryFaults } from './try-fault.ts';

const DISK_BYTES = '3g';

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
  const servers = { instance, secrets, durable: true, buildStorage: 'MinIO' } as const;
  const urls = await step('Starting the servers', () => provisionServers(servers, life.supervisor));
  const variables = { DISK_FREE_MB: '50' };
  const system = await startSystem({ urls, secrets }, own.logs, life.supervisor, variables);
  return { system, disk: mounted ? instance.folder : undefined };
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const stage = await prepare(ground);
  const owners: RecordedOwner[] = [];
  while (owners.length < ground.count(10, 2)) owners.push(await RecordedOwner.signUp(stage.system.url));
  const only = ground.run.args[0];
  const all = ground.short ? [killed('matching')] : allFaults(stage.disk);
  const chosen = all.filter(({ name }) => only === undefined || name.includes(only));
  return printFaults(await tryFaults(chosen, stage.system, owners, ground.count(20, 10)));
}
