import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { UserId } from '@groundwork/contracts';
import { addDays } from '@groundwork/engine-evidence';
import { createDataSource, migrate } from '@groundwork/platform-database';
import type { DataSource } from 'typeorm';
import { scoringDatabase } from '../../apps/scoring/src/persistence/database.ts';
import { childrenOf, parentOf, processorMsOf } from '../local/processes.ts';
import { step } from '../local/progress.ts';
import { fillOwners } from './day-owners.ts';
import { at, atLeast, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';

const LEAST_OWNERS_A_SECOND = 2000;
const LEAST_TIMES_WITH_TWO = 1.7;
const DUE = 5000;
const ALONE = 300;
const FIRST_DAY = '2026-11-20';

export interface DayWork {
  readonly day: string;
  /** Each in a transaction of its own. Otherwise all that are due. */
  readonly owners?: readonly UserId[];
}

type Send = (work: DayWork) => Promise<number>;

/** Of all processes of the server, also of those that have ended. */
async function serverCpuMs(database: DataSource): Promise<number> {
  const [row]: [{ pid: number }] = await database.query('select pg_backend_pid() as pid');
  const server = parentOf(row.pid);
  return [server, ...childrenOf(server)].reduce((sum, pid) => sum + processorMsOf(pid), 0);
}

async function startReplica(postgres: string, nats: string): Promise<{ child: ChildProcess; send: Send }> {
  const child = fork(join(import.meta.dirname, 'day-replica.ts'), [postgres, nats]);
  await once(child, 'message');
  const send: Send = async (work) => {
    const done = once(child, 'message');
    child.send(work);
    const reply: unknown[] = await done;
    return Number(reply[0]);
  };
  return { child, send };
}

class Days {
  readonly counted = new Map<string, number[]>();
  private day = FIRST_DAY;

  constructor(
    private readonly database: DataSource,
    private readonly due: number,
  ) {}

  /** Owners that are due on the next day. Without their digest their results count as new, as with new rules. */
  async makeDue(digest: 'result_digest' | 'null'): Promise<void> {
    await this.database.query(
      `update owners set next_change_on = foreseen_for + 1, result_digest = ${digest}
       where user_id in (select user_id from owners order by user_id limit $1)`,
      [this.due],
    );
    for (const table of ['owners', 'proofs', 'documents'])
      await this.database.query(`vacuum analyze ${table}`);
    await this.database.query('truncate outbox');
  }

  async measure(what: string, replicas: readonly Send[]): Promise<void> {
    this.day = addDays(this.day, 1);
    const { day } = this;
    const serverBefore = await serverCpuMs(this.database);
    let cpuMs = 0;
    const ms = await timed(async () => {
      for (const each of await Promise.all(replicas.map((send) => send({ day })))) cpuMs += each;
    });
    const serverMs = (await serverCpuMs(this.database)) - serverBefore;
    const [row]: [{ count: number }] = await this.database.query(
      'select count(*)::integer as count from owners where calculated_for = $1',
      [day],
    );
    this.note(`${what}: owners computed`, row.count);
    this.note(`${what}: seconds`, ms / 1000);
    this.note(`${what}: computed a second`, row.count / (ms / 1000));
    this.note(`${what}: ms of a core for an owner, replica`, cpuMs / row.count);
    this.note(`${what}: ms of a core for an owner, PostgreSQL`, serverMs / row.count);
  }

  async measureAlone(what: string, send: Send): Promise<void> {
    const day = addDays(this.day, 1);
    const rows: { user_id: UserId }[] = await this.database.query(
      'select user_id from owners order by user_id limit $1',
      [ALONE],
    );
    const ms = await timed(() => send({ day, owners: rows.map(({ user_id: id }) => id) }));
    this.note(`${what}: computed a second`, rows.length / (ms / 1000));
  }

  middle(what: string): number {
    return at(this.counted.get(what) ?? [], 0.5);
  }

  private note(what: string, value: number): void {
    this.counted.set(what, [...(this.counted.get(what) ?? []), value]);
  }
}

function figuresOf(days: Days, owners: number): Figure[] {
  const rate = (what: string) => days.middle(`${what}: computed a second`);
  const seconds = days.middle('an ordinary day, two replicas: seconds');
  return [
    ...[...days.counted.keys()].map((what) => figure(what, days.middle(what))),
    figure('one replica / each owner alone', rate('many due, one replica') / rate('each owner alone')),
    atLeast(
      'an ordinary day, two replicas: owners a second, of all',
      owners / seconds,
      LEAST_OWNERS_A_SECOND,
    ),
    atLeast(
      'many due: two replicas / one',
      rate('many due, two replicas') / rate('many due, one replica'),
      LEAST_TIMES_WITH_TWO,
    ),
  ];
}

/** One and two replicas in turns: a busy moment of the machine falls on both. */
export async function measure(ground: Ground): Promise<Figure[]> {
  const { postgres, nats } = (await ground.servers(['postgres', 'nats'])).urls;
  const { service, migrations } = scoringDatabase;
  await migrate(postgres, [{ service, password: randomUUID(), migrations }]);
  const database = await createDataSource(scoringDatabase, {
    url: postgres,
    poolSize: 1,
    statementTimeoutMs: 0,
  }).initialize();
  const owners = ground.count(100_000, 1200, 0);
  await step(`Creating ${owners.toLocaleString('en-US')} owners`, () =>
    fillOwners(database, owners, FIRST_DAY),
  );
  const load = loadavg()[0] ?? NaN;
  const replicas = [await startReplica(postgres, nats), await startReplica(postgres, nats)] as const;
  const one = [replicas[0].send] as const;
  const both = replicas.map(({ send }) => send);
  const days = new Days(database, ground.count(DUE, 300, 1));
  for (let round = 0; round < (ground.short ? 1 : 3); round += 1) {
    await days.makeDue('result_digest');
    await days.measureAlone('each owner alone', one[0]);
    await days.measure('many due, one replica', one);
    await days.measure('an ordinary day, one replica', one);
    await days.measure('an ordinary day, two replicas', both);
    await days.makeDue('result_digest');
    await days.measure('many due, two replicas', both);
  }
  await days.makeDue('null');
  await days.measure('many due with new results, two replicas', both);
  for (const { child } of replicas) child.disconnect();
  await database.destroy();
  console.log(
    `${cpus().length} cores, load before ${load.toFixed(1)}, after ${(loadavg()[0] ?? NaN).toFixed(1)}`,
  );
  return figuresOf(days, owners);
}
