import { statfsSync, appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { Redis } from 'ioredis';
import type { System } from '../bench/ground.ts';
import { run } from '../local/commands.ts';
import { Failure } from '../local/failure.ts';
import { childrenOf } from '../local/processes.ts';
import { processesOf } from '../local/stack.ts';
import { query, until, withNats } from '../local/wait.ts';
import { Owner } from './owner.ts';

export interface Fault {
  readonly name: string;
  readonly cause: (system: System) => Promise<void>;
}

const FROZEN_MS = 20_000;
const FULL_MS = 15_000;
const REST_BYTES = 64 * 1024 * 1024;
const SERVICES = processesOf('apart', 1).map(({ name }) => name);
const SERVERS = ['postgres', 'nats', 'redis', 'minio'];
const WAITING = 12;
const PROCESSED_WITHIN_MS = 180_000;

function pidOf({ supervisor }: System, name: string): number {
  const pid = supervisor.processes()[name]?.pid;
  if (pid === undefined) throw new Failure(`No process is named ${name}.`);
  return pid;
}

export const killed = (...names: readonly string[]): Fault => ({
  name: names.length === 1 ? `${names[0]} killed` : `${names[0]} and ${names.length - 1} others killed`,
  cause: async (system) => {
    for (const name of names) process.kill(pidOf(system, name), 'SIGKILL');
    await Promise.resolve();
  },
});

export function freeze(system: System, name: string): () => void {
  // PostgreSQL works in children, each with a group of its own.
  const all = [pidOf(system, name), ...childrenOf(pidOf(system, name))];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) resume(pid);
  };
}

/** The supervisor may have replaced a process that answered no check. */
function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const frozen = (name: string): Fault => ({
  name: `${name} frozen for ${FROZEN_MS / 1000} s`,
  cause: async (system) => {
    const thaw = freeze(system, name);
    await sleep(FROZEN_MS);
    thaw();
  },
});

const lostStream: Fault = {
  name: 'event stream deleted',
  cause: async ({ facts }) => {
    const deleted = await withNats(facts.urls.nats, async (connection) =>
      (await jetstreamManager(connection)).streams.delete('EVENTS'),
    );
    if (!deleted) throw new Failure('The event stream could not be deleted.');
  },
};

async function wipeRedis({ facts }: System): Promise<void> {
  const redis = new Redis(facts.urls.redis);
  await redis.flushall();
  redis.disconnect();
}

const wipedRedis: Fault = {
  name: 'Redis wiped',
  cause: async (system) => {
    const owner = await Owner.signUp(system.url);
    for (let sent = 0; sent < WAITING; sent += 1) await owner.upload();
    await wipeRedis(system);
    const areProcessed = async () =>
      (await owner.documents()).filter(({ status }) => status === 'processed').length === WAITING;
    if (!(await until(areProcessed, { withinMs: PROCESSED_WITHIN_MS, everyMs: 500 })))
      throw new Failure('A document is not processed after Redis was wiped.');
    const processed = `select 1 from documents.outbox where user_id = '${owner.userId}'
      and type = 'document.processed'`;
    const events = await query(system.facts.urls.postgres, processed);
    if (events !== WAITING) throw new Failure(`${WAITING} documents were processed ${events} times.`);
  },
};

const closedConnections: Fault = {
  name: 'all database connections closed',
  cause: async ({ facts }) => {
    const others = 'pid <> pg_backend_pid() and usename is not null';
    await query(
      facts.urls.postgres,
      `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`,
    );
  },
};

const fullDisk = (folder: string): Fault => ({
  name: `disk full for ${FULL_MS / 1000} s`,
  cause: async () => {
    const { bavail, bsize } = statfsSync(folder);
    const filler = join(folder, 'filler');
    await run('fallocate', ['-l', String(bavail * bsize - REST_BYTES), filler]);
    try {
      for (;;) appendFileSync(`${filler}.rest`, Buffer.alloc(1024 * 1024));
    } catch {
      // The disk is full.
    }
    await sleep(FULL_MS);
    for (const file of [filler, `${filler}.rest`]) rmSync(file, { force: true });
  },
});

export const allFaults = (disk: string | undefined): Fault[] => [
  ...SERVICES.map((name) => killed(name)),
  ...SERVICES.map(frozen),
  ...SERVERS.map((name) => killed(name)),
  ...SERVERS.map(frozen),
  lostStream,
  wipedRedis,
  closedConnections,
  ...(disk === undefined ? [] : [fullDisk(disk)]),
  killed(...SERVICES),
  killed(...SERVERS),
];
