import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEvent, defineRpc } from '@groundwork/contracts';
import { DatabaseModule, databaseConfig, type ServiceDatabase } from '@groundwork/platform-database';
import { DomainError } from '@groundwork/platform-errors';
import { eventually, holdRelay, type RunningService, runService } from '@groundwork/testing';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { Controller, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { oweEvents } from './acting.ts';
import { streamName } from './event-stream.ts';
import { EventsModule } from './events.module.ts';
import { messagingMigrations } from './messaging-migrations.ts';
import { MessagingModule } from './messaging.module.ts';
import { appendToOutbox } from './outbox.ts';
import { Rpc } from './rpc.ts';
import { eventsConfig } from './upkeep.ts';

const doorClosed = defineEvent('door.closed', 1, z.object({ n: z.number() }));
const doorPainted = defineEvent('door.painted', 1, z.object({ n: z.number() }));
const events = { closed: doorClosed, painted: doorPainted };

const request = z.object({ door: z.uuid(), n: z.number(), event: z.enum(['closed', 'painted']) });
type Request = z.infer<typeof request>;
const repetition = z.object({ door: z.uuid(), isRejected: z.boolean() });
const calls = {
  end: defineRpc('rpc.doors.end.v1', request, z.object({})),
  repeat: defineRpc('rpc.doors.repeat.v1', repetition, z.object({})),
  add: defineRpc('rpc.doors.add.v1', request, z.object({})),
};

@Controller()
class DoorsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(calls.end)
  end(added: Request): Promise<Record<string, never>> {
    oweEvents(doorClosed, added.door);
    return this.append(added);
  }

  @Rpc(calls.repeat)
  async repeat({ door, isRejected }: z.infer<typeof repetition>): Promise<Record<string, never>> {
    oweEvents(doorClosed, door);
    if (isRejected) throw new DomainError('not-found', 'DOOR_NOT_FOUND', 'The door is closed already.');
    return Promise.resolve({});
  }

  @Rpc(calls.add)
  add(added: Request): Promise<Record<string, never>> {
    return this.append(added);
  }

  private async append({ door, n, event }: Request): Promise<Record<string, never>> {
    const added = { aggregateId: door, aggregateVersion: n, userId: door, data: { n } };
    await this.dataSource.transaction((manager) => appendToOutbox(manager, events[event], added));
    return {};
  }
}

@Module({})
class Root {}

const database: ServiceDatabase = { service: 'doors', entities: [], migrations: messagingMigrations };

const lostSubject = 'lost.door.closed';

let doors: RunningService;
let streams: JetStreamManager;
let released: Promise<unknown> = Promise.resolve();
let door: string;

beforeAll(async () => {
  doors = await runService({
    service: 'doors',
    config: { ...eventsConfig, ...databaseConfig },
    database,
    module: (config) => ({
      module: Root,
      imports: [
        DatabaseModule.forService(database, config),
        MessagingModule.forService('doors', config),
        EventsModule.forService('doors', config),
      ],
      controllers: [DoorsRpc],
    }),
  });
  streams = await jetstreamManager(doors.connection, { checkAPI: false });
});
afterAll(() => doors.stop());
beforeEach(() => {
  door = randomUUID();
});
afterEach(async () => {
  await released;
  await doors.query('delete from outbox where subject = $1', [lostSubject]);
  await allPublished();
});

const end = (n = 1) => doors.rpc.call(calls.end, { door, n, event: 'closed' });
const add = (event: Request['event'], n: number) => doors.rpc.call(calls.add, { door, n, event });
const repeat = (of = door, deadlineMs?: number) =>
  doors.rpc.call(calls.repeat, { door: of, isRejected: false }, deadlineMs);

/** As a call leaves it that died between its commit and its reply. */
async function addClosed(subject = doorClosed.subject): Promise<string> {
  const id = randomUUID();
  await doors.query(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, occurred_at,
       correlation_id, traceparent, data) values ($1, $2, 1, $3, $4::text, 1, $4::uuid, now(), 'c', '', '{"n": 1}')`,
    [id, doorClosed.type, subject, door],
  );
  return id;
}

/** Each publication, also one that the stream drops. */
async function publicationsOf(subject: string, work: () => Promise<unknown>): Promise<number> {
  const subscription = doors.connection.subscribe(subject);
  await doors.connection.flush();
  await work();
  await doors.connection.flush();
  subscription.unsubscribe();
  return subscription.getReceived();
}

async function hold(): Promise<void> {
  ({ released } = await holdRelay(doors));
}

const allPublished = () =>
  eventually(
    () => doors.query('select 1 from outbox where published_at is null'),
    (open) => open.length === 0,
  );

async function storedOf(id: string): Promise<number[]> {
  const stored: number[] = [];
  const { last_seq: last, first_seq: first } = (await streams.streams.info(streamName)).state;
  for (let seq = Math.max(1, first); seq <= last; seq += 1) {
    const event = (await streams.streams.getMessage(streamName, { seq }))?.json<{
      aggregateId: string;
      aggregateVersion: number;
    }>();
    if (event?.aggregateId === id) stored.push(event.aggregateVersion);
  }
  return stored;
}

const waiting = () =>
  doors.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update'`);
const isWaitingForLock = () => eventually(waiting, ({ length }) => length > 0);

async function whileStreamIsFull(work: () => Promise<void>): Promise<void> {
  const { config } = await streams.streams.info(streamName);
  await streams.streams.update(streamName, { ...config, max_msgs: 1 });
  try {
    await work();
  } finally {
    await streams.streams.update(streamName, config);
  }
}

describe('an event that the call owes', () => {
  it('is in the stream before the reply, also while the relay is busy, and is published once', async () => {
    await add('painted', 0);
    await allPublished();
    const publications = await publicationsOf(doorClosed.subject, async () => {
      await end(1);
      await hold();
      await end(2);
      expect(await storedOf(door)).toEqual([0, 1, 2]);
      await released;
      await allPublished();
    });
    expect(publications).toBe(2);
  });

  it('of an earlier call that died is in the stream before the reply to the repeated call', async () => {
    await hold();
    await addClosed();
    await repeat();
    expect(await storedOf(door)).toEqual([1]);
  });

  it('is in the stream before a rejection', async () => {
    await hold();
    await addClosed();
    const rejected = doors.rpc.call(calls.repeat, { door, isRejected: true });
    await expect(rejected).rejects.toMatchObject({ code: 'DOOR_NOT_FOUND' });
    expect(await storedOf(door)).toEqual([1]);
  });

  it('that a relay publishes already is not published again, and the reply waits for it', async () => {
    await hold();
    const id = await addClosed();
    let isReplied = false;
    const reply = await doors.database!.dataSource.transaction(async (relay) => {
      await relay.query('select 1 from outbox where id = $1 for update', [id]);
      const call = repeat().then(() => (isReplied = true));
      await isWaitingForLock();
      expect(isReplied).toBe(false);
      await relay.query('update outbox set published_at = now() where id = $1', [id]);
      return { call };
    });
    await reply.call;
    expect(await storedOf(door)).toEqual([]);
  });

  it('waits for no lock beyond the deadline of its call', async () => {
    await hold();
    const id = await addClosed();
    await doors.database!.dataSource.transaction(async (relay) => {
      await relay.query('select 1 from outbox where id = $1 for update', [id]);
      await expect(repeat(door, 1000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await eventually(waiting, ({ length }) => length === 0);
    });
    await repeat();
    expect(await storedOf(door)).toEqual([1]);
  });

  it('has the order of the replies while the relay is busy', async () => {
    const versions = Array.from({ length: 40 }, (_, index) => index + 1);
    await hold();
    for (const n of versions) await end(n);
    expect(await storedOf(door)).toEqual(versions);
  });

  it('that the stream rejects makes the reply unavailable until a repeated call publishes it', async () => {
    await add('painted', 1);
    await allPublished();
    await whileStreamIsFull(async () => {
      await expect(end(2)).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
      await expect(repeat()).rejects.toMatchObject({ kind: 'unavailable' });
    });
    await repeat();
    expect(await storedOf(door)).toEqual([1, 2]);
  });

  it('of another door, which no stream accepts, fails only the calls that owe it', async () => {
    const lost = door;
    await addClosed(lostSubject);
    await expect(repeat(lost)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    door = randomUUID();
    await end(1);
    await repeat();
    expect(await storedOf(door)).toEqual([1]);
  });
});

it.each(['painted', 'closed'] as const)(
  'a call without a debt replies before its event: %s',
  async (event) => {
    await add(event, 1);
    await allPublished();
    await hold();
    await add(event, 2);
    expect(await storedOf(door)).toEqual([1]);
  },
);
