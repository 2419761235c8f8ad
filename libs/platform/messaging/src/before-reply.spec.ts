import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { actingForSelf, defineChange, defineEvent, defineRpc } from '@groundwork/contracts';
import { DatabaseModule, databaseConfig, type ServiceDatabase } from '@groundwork/platform-database';
import { eventually, holdRelay, type RunningService, runService } from '@groundwork/testing';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { Controller, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
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
const calls = {
  append: defineRpc('rpc.doors.append.v1', request, z.object({})),
  change: defineChange('rpc.doors.change.v1', {}, z.object({})),
};

@Controller()
class DoorsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(calls.append)
  async append({ door, n, event }: Request): Promise<Record<string, never>> {
    const appended = { aggregateId: door, aggregateVersion: n, userId: door, data: { n } };
    await this.dataSource.transaction((manager) => appendToOutbox(manager, events[event], appended));
    return {};
  }

  @Rpc(calls.change)
  async change(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}

@Module({})
class Root {}

const database: ServiceDatabase = { service: 'doors', entities: [], migrations: messagingMigrations };

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
        EventsModule.forService('doors', config, [doorClosed]),
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
  await allPublished();
});

const append = (event: Request['event'], n = 1) => doors.rpc.call(calls.append, { door, n, event });
const change = () => doors.rpc.call(calls.change, actingForSelf(door));

/** As a call leaves it that died between its commit and its reply. */
async function addClosed(): Promise<string> {
  const id = randomUUID();
  await doors.query(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, occurred_at,
       correlation_id, traceparent, data) values ($1, $2, 1, $3, $4::text, 1, $4::uuid, now(), 'c', '', '{"n": 1}')`,
    [id, doorClosed.type, doorClosed.subject, door],
  );
  return id;
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

const isWaitingForLock = () =>
  eventually(
    () =>
      doors.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update'`,
      ),
    (waiting) => waiting.length > 0,
  );

async function whileStreamIsFull(work: () => Promise<void>): Promise<void> {
  const { config } = await streams.streams.info(streamName);
  await streams.streams.update(streamName, { ...config, max_msgs: 1 });
  try {
    await work();
  } finally {
    await streams.streams.update(streamName, config);
  }
}

describe('an event of access', () => {
  it('is in the stream before the reply, also while the relay is busy, and once', async () => {
    await append('closed', 1);
    await hold();
    await append('closed', 2);
    expect(await storedOf(door)).toEqual([1, 2]);
    await released;
    await allPublished();
    expect(await storedOf(door)).toEqual([1, 2]);
  });

  it('of an earlier call that died is in the stream before the reply to the repeated change', async () => {
    await hold();
    await addClosed();
    await change();
    expect(await storedOf(door)).toEqual([1]);
  });

  it('that a relay publishes already is not published again, and the reply waits for it', async () => {
    await hold();
    const id = await addClosed();
    let isReplied = false;
    const reply = await doors.database!.dataSource.transaction(async (relay) => {
      await relay.query('select 1 from outbox where id = $1 for update', [id]);
      const call = change().then(() => (isReplied = true));
      await isWaitingForLock();
      expect(isReplied).toBe(false);
      await relay.query('update outbox set published_at = now() where id = $1', [id]);
      return { call };
    });
    await reply.call;
    expect(await storedOf(door)).toEqual([]);
  });

  it('has the order of the replies', async () => {
    const versions = Array.from({ length: 40 }, (_, index) => index + 1);
    for (const n of versions) await append('closed', n);
    await allPublished();
    expect(await storedOf(door)).toEqual(versions);
  });

  it('that the stream rejects makes the reply unavailable until a repeated change publishes it', async () => {
    await append('painted', 1);
    await allPublished();
    await whileStreamIsFull(async () => {
      await expect(append('closed', 2)).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
      await expect(change()).rejects.toMatchObject({ kind: 'unavailable' });
    });
    await change();
    expect(await storedOf(door)).toEqual([1, 2]);
  });
});

it('another event does not delay its reply', async () => {
  await append('painted', 1);
  await allPublished();
  await hold();
  await append('painted', 2);
  expect(await storedOf(door)).toEqual([1]);
});
