import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@groundwork/contracts';
import { DomainError, unavailable } from '@groundwork/platform-errors';
import { continueTrace, traceIdOf } from '@groundwork/platform-observability';
import { eventually } from '@groundwork/testing';
import { z } from 'zod';
import { counting, happened, noting, Things } from '../testing/things.ts';
import { streamName } from './event-stream.ts';
import { appendToOutbox } from './outbox.ts';
import { OutboxRelay } from './outbox-relay.ts';

const things = new Things();

beforeAll(() => things.start());
afterAll(() => things.stop());
afterEach(() => things.reset());

describe('an event', () => {
  it('is not published when its change is rolled back', async () => {
    const before = await things.countStored();
    const failed = things.source.transaction(async (transaction) => {
      await appendToOutbox(transaction, happened, things.newEvent('rolled back'));
      throw new Error('changed our mind');
    });
    await expect(failed).rejects.toThrow('changed our mind');
    await things.send('after the rollback');
    await things.waitUntilArrived('after the rollback');
    expect(things.countNotes('rolled back')).toBe(0);
    expect(await things.countStored()).toBe(before + 1);
  });

  it('is published once after the commit, with its id, trace and cause', async () => {
    const before = await things.countStored();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const cause = randomUUID();
    await continueTrace(traceparent, { name: 'test', eventId: cause }, () => things.send('committed'));
    await things.waitUntilHandled('committed');
    await things.waitUntilPublished();
    expect(await things.countStored()).toBe(before + 1);
    const [row] = await things.rows<{ id: string; published_at: Date | null }>(
      `select id, published_at from outbox where data ->> 'note' = 'committed'`,
    );
    expect(row?.published_at).toBeInstanceOf(Date);
    const message = await things.streams.streams.getMessage(streamName, { last_by_subj: happened.subject });
    expect(message?.header.get('Nats-Msg-Id')).toBe(row?.id);
    expect(message?.json<EventEnvelope>()).toMatchObject({
      id: row?.id,
      type: 'thing.happened',
      userId: things.userId,
      correlationId: traceIdOf(traceparent),
      causationId: cause,
      data: { note: 'committed' },
    });
    expect(things.traces).toHaveLength(1);
    expect(things.traces[0]).toMatchObject({ userId: things.userId, eventId: row?.id });
    expect(traceIdOf((things.traces[0] as { traceparent: string }).traceparent)).toBe(traceIdOf(traceparent));
  });

  it('carries the actor of its cause, also over a second event, or the system', async () => {
    const actorId = randomUUID();
    await continueTrace(undefined, { name: 'test', actorId }, () => things.send('by a person'));
    await things.send('by the system');
    await things.waitUntilArrived('by a person');
    await things.waitUntilArrived('by the system');
    const actors = Object.fromEntries(things.notedEvents.map((event) => [event.data.note, event.actorId]));
    expect(actors).toEqual({ 'by a person': actorId, 'by the system': 'system' });
    expect(things.traces).toContainEqual(expect.objectContaining({ actorId }));
  });

  it('is rejected with wrong data before it is written', async () => {
    const wrong = { ...things.newEvent('x'), data: { note: 7 } } as unknown as ReturnType<
      typeof things.newEvent
    >;
    const written = things.source.transaction((transaction) => appendToOutbox(transaction, happened, wrong));
    await expect(written).rejects.toThrow(z.ZodError);
  });

  it('is published once by parallel relays', async () => {
    const url = things.service.database!.url;
    const relays = [1, 2].map(
      () => new OutboxRelay(things.source, things.service.connection, url, 'events_test'),
    );
    const before = await things.countStored();
    for (const relay of relays) relay.start();
    const notes = Array.from({ length: 250 }, (_, index) => `shared ${index}`);
    await things.source.transaction(async (transaction) => {
      for (const note of notes) await appendToOutbox(transaction, happened, things.newEvent(note));
    });
    await things.waitUntilPublished().finally(() => Promise.all(relays.map((relay) => relay.stop())));
    await things.waitUntilSettled();
    expect(things.notes().toSorted()).toEqual(notes.toSorted());
    expect(await things.countStored()).toBe(before + notes.length);
  });

  it('has one effect for many deliveries', async () => {
    const event = things.envelope('twice');
    await things.publish(JSON.stringify(event));
    await things.publish(JSON.stringify(event));
    await things.waitUntilArrived('twice');
    await things.waitUntilSettled();
    expect(things.countNotes('twice')).toBe(1);
    const inbox = await things.rows('select consumer from inbox where event_id = $1 order by 1', [event.id]);
    expect(inbox).toEqual([{ consumer: counting }, { consumer: noting }]);
  });

  it('has one effect for simultaneous deliveries', async () => {
    const copies = 4;
    things.effects.set('all at once', async () => {
      // The first copy continues when all copies are in progress.
      await eventually(
        async () => (await things.streams.consumers.info(streamName, noting)).num_ack_pending,
        (underWay) => underWay === copies,
      );
    });
    const event = things.envelope('all at once');
    await Promise.all(Array.from({ length: copies }, () => things.publish(JSON.stringify(event))));
    await things.waitUntilArrived('all at once');
    await things.waitUntilSettled();
    expect(things.countNotes('all at once')).toBe(1);
    expect(things.countedNotes).toEqual(['all at once']);
  });

  it('that is too large for NATS is rejected before it is written', async () => {
    await expect(things.send('x'.repeat(900_000))).rejects.toMatchObject({ code: 'EVENT_TOO_LARGE' });
  });

  it('enters the inbox only with its effect', async () => {
    let attempts = 0;
    things.effects.set('half', async (event, transaction) => {
      attempts += 1;
      await appendToOutbox(transaction, happened, things.newEvent(`follows half ${attempts}`));
      if (attempts > 1) return;
      expect(await things.rows('select 1 from inbox where event_id = $1', [event.id])).toEqual([]);
      throw new Error('after its first half');
    });
    await things.send('half');
    await things.waitUntilArrived('follows half 2');
    expect(attempts).toBe(2);
    expect(await things.inboxOf('half')).toHaveLength(1);
    expect(await things.rows(`select 1 from outbox where data ->> 'note' = 'follows half 1'`)).toEqual([]);
  });
});

describe('an event that a filter rejects', () => {
  it('has no effect, also in a second delivery after the filter admits it', async () => {
    things.rejectedNotes.add('not admitted');
    const event = things.envelope('not admitted');
    await things.publish(JSON.stringify(event));
    await things.send('admitted');
    await things.waitUntilArrived('admitted');
    await things.waitUntilSettled();
    things.rejectedNotes.clear();
    await things.publish(JSON.stringify(event));
    await things.waitUntilSettled();
    expect([things.notes(), things.countedNotes]).toEqual([['admitted'], ['admitted']]);
  });
});

describe('an event that always fails', () => {
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
  ])('is one dead letter when it %s, and later events have their effect', async (name, effect, reason) => {
    things.effects.set(name, effect);
    await things.send(name);
    await things.send(`after one that ${name}`);
    await things.waitUntilArrived(`after one that ${name}`);
    await eventually(
      () => things.deadLetters(reason),
      (rows) => rows.length === 1,
    );
    await things.waitUntilSettled();
    expect(things.countNotes(name)).toBe(1);
    expect((await things.deadLetters(reason))[0]).toMatchObject({
      consumer: noting,
      payload: { data: { note: name } },
    });
    expect(await things.inboxOf(name)).toEqual([]);
  });

  it('becomes a dead letter with its data when the data breaks the contract', async () => {
    const broken = { ...things.envelope('x'), data: { note: 7, odd: '\\u0000 \u0000 \ud83d' } };
    await things.publish(JSON.stringify(broken));
    const rows = await eventually(
      () =>
        things.rows<{ payload: unknown }>(
          'select payload from dead_letters where event_id = $1 and consumer = $2',
          [broken.id, noting],
        ),
      (letters) => letters.length === 1,
    );
    expect(rows[0]?.payload).toMatchObject({ id: broken.id, data: { note: 7 } });
    await things.waitUntilSettled();
  });

  it.each(['not JSON', '', '{"id":"no-uuid"}', 'null', 'a\u0000b', '"\ud83d"'])(
    'is set aside even when it is no event at all: %j',
    async (body) => {
      await things.rows('delete from dead_letters where event_id is null returning id');
      await things.publish(body);
      const unreadable = () =>
        things.rows<{ consumer: string }>(
          'select consumer from dead_letters where event_id is null order by 1',
        );
      await eventually(unreadable, (rows) => rows.length === 2);
      await things.waitUntilSettled();
      expect(await unreadable()).toEqual([{ consumer: counting }, { consumer: noting }]);
    },
  );
});

describe('an event whose dependency is away', () => {
  it('is delivered until the dependency is back', async () => {
    let away = 3;
    things.effects.set('needs another', async () => {
      await Promise.resolve();
      away -= 1;
      if (away > 0) throw unavailable('Another service');
    });
    await things.send('needs another');
    await things.send('needs nobody');
    await things.waitUntilHandled('needs nobody');
    await things.waitUntilHandled('needs another');
    expect(things.countNotes('needs another')).toBe(3);
    expect(await things.deadLetters('Another service')).toEqual([]);
    await things.waitUntilSettled();
  });
});

describe('a lost stream', () => {
  it('is created again, and all unpublished and later events arrive', async () => {
    await things.streams.streams.delete(streamName);
    await things.send('after the loss');
    await things.waitUntilHandled('after the loss');
    await things.send('and another');
    await things.waitUntilHandled('and another');
    expect([things.countNotes('after the loss'), things.countNotes('and another')]).toEqual([1, 1]);
  });

  it('gets its consumer back when only the consumer is lost', async () => {
    await things.streams.consumers.delete(streamName, noting);
    await things.send('after the consumer');
    await things.waitUntilHandled('after the consumer');
    expect(things.countNotes('after the consumer')).toBe(1);
  });
});
