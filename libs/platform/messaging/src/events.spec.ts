import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEvent, type EventEnvelope, type EventOf } from '@groundwork/contracts';
import { DatabaseModule, databaseConfig, type ServiceDatabase } from '@groundwork/platform-database';
import { DomainError, unavailable } from '@groundwork/platform-errors';
import { continueTrace, currentTrace, traceIdOf } from '@groundwork/platform-observability';
import { eventually, type RunningService, runService } from '@groundwork/testing';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { Injectable, Module } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { streamName } from './event-stream.ts';
import { EventsModule } from './events.module.ts';
import { CreateMessagingTables1763600000000 } from './messaging-tables.migration.ts';
import { MessagingModule } from './messaging.module.ts';
import { natsConfig } from './nats-connection.ts';
import { OnEvent } from './on-event.ts';
import { appendToOutbox } from './outbox.ts';
import { OutboxRelay } from './outbox-relay.ts';

const happened = defineEvent('thing.happened', 1, z.object({ note: z.string() }));
const durable = 'events-test--note-on-thing-happened';
const database: ServiceDatabase = {
  service: 'events_test',
  entities: [],
  migrations: [CreateMessagingTables1763600000000],
};

type Happened = EventOf<typeof happened>;
/** What the effect does with an event, by its note; nothing else is a success. */
const effects = new Map<string, (event: Happened, manager: EntityManager) => Promise<void>>();
let seen: string[] = [];
let traces: unknown[] = [];

@Injectable()
class NoteOnThingHappened {
  @OnEvent(happened, durable)
  async note(event: Happened, manager: EntityManager): Promise<void> {
    seen.push(event.data.note);
    traces.push(currentTrace());
    await effects.get(event.data.note)?.(event, manager);
  }
}

@Module({})
class Root {}

let service: RunningService;
let source: DataSource;
let manager: JetStreamManager;

beforeAll(async () => {
  service = await runService({
    service: 'events_test',
    config: { ...natsConfig, ...databaseConfig },
    database,
    module: (config) => ({
      module: Root,
      imports: [
        DatabaseModule.forService(database, config),
        MessagingModule.forService('events_test', config),
        EventsModule.forService('events_test', config),
      ],
      providers: [NoteOnThingHappened],
    }),
  });
  source = service.database!.dataSource;
  manager = await jetstreamManager(service.connection, { checkAPI: false });
  await eventually(
    () => manager.consumers.info(streamName, durable).catch(() => undefined),
    (info) => info !== undefined,
  );
});

afterAll(() => service.stop());

beforeEach(() => {
  seen = [];
  traces = [];
});

afterEach(() => {
  effects.clear();
});

const userId = randomUUID();
const newEvent = (note: string) => ({ aggregateId: 'thing-1', aggregateVersion: 1, userId, data: { note } });
const send = (note: string) =>
  source.transaction((transaction) => appendToOutbox(transaction, happened, newEvent(note)));
const seenTimes = (note: string) => seen.filter((each) => each === note).length;
const arrives = (note: string) =>
  eventually(
    () => Promise.resolve(seenTimes(note)),
    (times) => times > 0,
  );
const rows = <T>(query: string, parameters: unknown[] = []) => source.query<T[]>(query, parameters);
const inboxOf = (note: string) =>
  rows('select 1 from inbox join outbox on outbox.id = event_id where data ->> $1 = $2', ['note', note]);
const handled = (note: string) =>
  eventually(
    () => inboxOf(note),
    (found) => found.length === 1,
  );
const deadLetters = (reason: string) =>
  rows<{ event_id: string | null; payload: unknown; reason: string; consumer: string }>(
    'select * from dead_letters where reason like $1',
    [`%${reason}%`],
  );
const stored = async () => (await manager.streams.info(streamName)).state.messages;
const unacknowledged = async () => {
  const info = await manager.consumers.info(streamName, durable);
  return info.num_ack_pending + info.num_pending;
};
const allSettled = () => eventually(unacknowledged, (count) => count === 0);

/** An event as another service would send it, or anything else on its subject. */
async function publish(body: string, msgID: string = randomUUID()): Promise<void> {
  await jetstream(service.connection).publish(happened.subject, body, { msgID });
}
const envelope = (note: string): EventEnvelope =>
  ({
    id: randomUUID(),
    type: happened.type,
    version: 1,
    occurredAt: new Date().toISOString(),
    aggregateId: 'thing-1',
    aggregateVersion: 1,
    userId,
    correlationId: 'c',
    causationId: null,
    data: { note },
  }) as EventEnvelope;

describe('an event', () => {
  it('is not sent when what caused it is rolled back', async () => {
    const before = await stored();
    const failed = source.transaction(async (transaction) => {
      await appendToOutbox(transaction, happened, newEvent('rolled back'));
      throw new Error('changed our mind');
    });
    await expect(failed).rejects.toThrow('changed our mind');
    await send('after the rollback');
    await arrives('after the rollback');
    expect(seenTimes('rolled back')).toBe(0);
    expect(await stored()).toBe(before + 1);
  });

  it('is sent once when it is committed, under its own id, with its trace and its cause', async () => {
    const before = await stored();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const cause = randomUUID();
    await continueTrace(traceparent, { name: 'test', eventId: cause }, () => send('committed'));
    await handled('committed');
    expect(await stored()).toBe(before + 1);
    const [row] = await rows<{ id: string; published_at: Date | null }>(
      `select id, published_at from outbox where data ->> 'note' = 'committed'`,
    );
    expect(row?.published_at).toBeInstanceOf(Date);
    const message = await manager.streams.getMessage(streamName, { last_by_subj: happened.subject });
    expect(message?.header.get('Nats-Msg-Id')).toBe(row?.id);
    expect(message?.json<EventEnvelope>()).toMatchObject({
      id: row?.id,
      type: 'thing.happened',
      userId,
      correlationId: traceIdOf(traceparent),
      causationId: cause,
      data: { note: 'committed' },
    });
    expect(traces).toHaveLength(1);
    expect(traces[0]).toMatchObject({ userId, eventId: row?.id });
    expect(traceIdOf((traces[0] as { traceparent: string }).traceparent)).toBe(traceIdOf(traceparent));
  });

  it('is refused before it is written when its data is wrong', async () => {
    const wrong = { ...newEvent('x'), data: { note: 7 } } as unknown as ReturnType<typeof newEvent>;
    const written = source.transaction((transaction) => appendToOutbox(transaction, happened, wrong));
    await expect(written).rejects.toThrow(z.ZodError);
  });

  it('is sent once by several relays side by side', async () => {
    const url = service.database!.url;
    const relays = [1, 2].map(() => new OutboxRelay(source, service.connection, url, 'events_test'));
    const before = await stored();
    for (const relay of relays) relay.start();
    const notes = Array.from({ length: 250 }, (_, index) => `shared ${index}`);
    await source.transaction(async (transaction) => {
      for (const note of notes) await appendToOutbox(transaction, happened, newEvent(note));
    });
    await eventually(
      () => Promise.resolve(seen.length),
      (count) => count >= notes.length,
      20_000,
    );
    await Promise.all(relays.map((relay) => relay.stop()));
    await allSettled();
    expect(seen.toSorted()).toEqual(notes.toSorted());
    expect(await stored()).toBe(before + notes.length);
    expect(await rows('select 1 from outbox where published_at is null')).toEqual([]);
  });

  it('has one effect however often it arrives', async () => {
    const event = envelope('twice');
    await publish(JSON.stringify(event));
    await publish(JSON.stringify(event));
    await arrives('twice');
    await allSettled();
    expect(seenTimes('twice')).toBe(1);
    expect(await rows('select 1 from inbox where event_id = $1', [event.id])).toHaveLength(1);
  });

  it('is remembered as handled only together with its effect', async () => {
    let attempts = 0;
    effects.set('half', async (event, transaction) => {
      attempts += 1;
      await appendToOutbox(transaction, happened, newEvent(`follows half ${attempts}`));
      if (attempts > 1) return;
      expect(await rows('select 1 from inbox where event_id = $1', [event.id])).toEqual([]);
      throw new Error('after its first half');
    });
    await send('half');
    await arrives('follows half 2');
    expect(attempts).toBe(2);
    expect(await inboxOf('half')).toHaveLength(1);
    expect(await rows(`select 1 from outbox where data ->> 'note' = 'follows half 1'`)).toEqual([]);
  });
});

describe('an event that can never be handled', () => {
  it.each([
    [
      'is refused',
      () => Promise.reject(new DomainError('invalid', 'NO', 'refused by the effect')),
      'refused by',
    ],
    [
      'is about nothing',
      () => Promise.reject(new DomainError('not-found', 'NO', 'no such thing')),
      'no such thing',
    ],
  ])('is set aside once when it %s, while others flow', async (name, effect, reason) => {
    effects.set(name, effect);
    await send(name);
    await send(`after one that ${name}`);
    await arrives(`after one that ${name}`);
    await eventually(
      () => deadLetters(reason),
      (found) => found.length === 1,
    );
    await allSettled();
    expect(seenTimes(name)).toBe(1);
    expect((await deadLetters(reason))[0]).toMatchObject({
      consumer: durable,
      payload: { data: { note: name } },
    });
    expect(await inboxOf(name)).toEqual([]);
  });

  it('is set aside with what is wrong when its data breaks the contract', async () => {
    const broken = { ...envelope('x'), data: { note: 7, odd: '\\u0000 \u0000 \ud83d' } };
    await publish(JSON.stringify(broken));
    const found = await eventually(
      () => rows<{ payload: unknown }>('select payload from dead_letters where event_id = $1', [broken.id]),
      (letters) => letters.length === 1,
    );
    expect(found[0]?.payload).toMatchObject({ id: broken.id, data: { note: 7 } });
    await allSettled();
  });

  it.each(['not JSON', '', '{"id":"no-uuid"}', 'null', 'a\u0000b', '"\ud83d"'])(
    'is set aside even when it is no event at all: %j',
    async (body) => {
      await rows('delete from dead_letters where event_id is null returning id');
      await publish(body);
      const letters = await eventually(
        () => rows<{ subject: string }>('select subject from dead_letters where event_id is null'),
        (found) => found.length === 1,
      );
      expect(letters).toHaveLength(1);
      await allSettled();
    },
  );
});

describe('an event that cannot be handled now', () => {
  it('comes again until what is away is back', async () => {
    let away = 3;
    effects.set('needs another', async () => {
      await Promise.resolve();
      away -= 1;
      if (away > 0) throw unavailable('Another service');
    });
    await send('needs another');
    await send('needs nobody');
    await handled('needs nobody');
    await handled('needs another');
    expect(seenTimes('needs another')).toBe(3);
    expect(await deadLetters('Another service')).toEqual([]);
    await allSettled();
  });
});

describe('a stream that is lost', () => {
  it('is made again, and what was not sent yet and all later events arrive', async () => {
    await manager.streams.delete(streamName);
    await send('after the loss');
    await handled('after the loss');
    await send('and another');
    await handled('and another');
    expect([seenTimes('after the loss'), seenTimes('and another')]).toEqual([1, 1]);
  });

  it('has its consumer made again when only that is lost', async () => {
    await manager.consumers.delete(streamName, durable);
    await send('after the consumer');
    await handled('after the consumer');
    expect(seenTimes('after the consumer')).toBe(1);
  });
});
