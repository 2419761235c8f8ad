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
afterEach(() => things.forget());

describe('an event', () => {
  it('is not sent when what caused it is rolled back', async () => {
    const before = await things.stored();
    const failed = things.source.transaction(async (transaction) => {
      await appendToOutbox(transaction, happened, things.newEvent('rolled back'));
      throw new Error('changed our mind');
    });
    await expect(failed).rejects.toThrow('changed our mind');
    await things.send('after the rollback');
    await things.arrives('after the rollback');
    expect(things.timesNoted('rolled back')).toBe(0);
    expect(await things.stored()).toBe(before + 1);
  });

  it('is sent once when it is committed, under its own id, with its trace and its cause', async () => {
    const before = await things.stored();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const cause = randomUUID();
    await continueTrace(traceparent, { name: 'test', eventId: cause }, () => things.send('committed'));
    await things.handled('committed');
    await things.allPublished();
    expect(await things.stored()).toBe(before + 1);
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

  it('carries the person whose act led to it, also over a second event, and the system where none did', async () => {
    const actorId = randomUUID();
    await continueTrace(undefined, { name: 'test', actorId }, () => things.send('by a person'));
    await things.send('by the system');
    await things.arrives('by a person');
    await things.arrives('by the system');
    const actors = Object.fromEntries(things.noted.map((event) => [event.data.note, event.actorId]));
    expect(actors).toEqual({ 'by a person': actorId, 'by the system': 'system' });
    expect(things.traces).toContainEqual(expect.objectContaining({ actorId }));
  });

  it('is refused before it is written when its data is wrong', async () => {
    const wrong = { ...things.newEvent('x'), data: { note: 7 } } as unknown as ReturnType<
      typeof things.newEvent
    >;
    const written = things.source.transaction((transaction) => appendToOutbox(transaction, happened, wrong));
    await expect(written).rejects.toThrow(z.ZodError);
  });

  it('is sent once by several relays side by side', async () => {
    const url = things.service.database!.url;
    const relays = [1, 2].map(
      () => new OutboxRelay(things.source, things.service.connection, url, 'events_test'),
    );
    const before = await things.stored();
    for (const relay of relays) relay.start();
    const notes = Array.from({ length: 250 }, (_, index) => `shared ${index}`);
    await things.source.transaction(async (transaction) => {
      for (const note of notes) await appendToOutbox(transaction, happened, things.newEvent(note));
    });
    await things.allPublished().finally(() => Promise.all(relays.map((relay) => relay.stop())));
    await things.allSettled();
    expect(things.notes().toSorted()).toEqual(notes.toSorted());
    expect(await things.stored()).toBe(before + notes.length);
  });

  it('has one effect however often it arrives', async () => {
    const event = things.envelope('twice');
    await things.publish(JSON.stringify(event));
    await things.publish(JSON.stringify(event));
    await things.arrives('twice');
    await things.allSettled();
    expect(things.timesNoted('twice')).toBe(1);
    const inbox = await things.rows('select consumer from inbox where event_id = $1 order by 1', [event.id]);
    expect(inbox).toEqual([{ consumer: counting }, { consumer: noting }]);
  });

  it('has one effect when it arrives several times at the same moment', async () => {
    const copies = 4;
    things.effects.set('all at once', async () => {
      // only once all copies are under way does the first one go on
      await eventually(
        async () => (await things.streams.consumers.info(streamName, noting)).num_ack_pending,
        (underWay) => underWay === copies,
      );
    });
    const event = things.envelope('all at once');
    await Promise.all(Array.from({ length: copies }, () => things.publish(JSON.stringify(event))));
    await things.arrives('all at once');
    await things.allSettled();
    expect(things.timesNoted('all at once')).toBe(1);
    expect(things.counted).toEqual(['all at once']);
  });

  it('that NATS could not carry is refused before it is written', async () => {
    await expect(things.send('x'.repeat(900_000))).rejects.toMatchObject({ code: 'EVENT_TOO_LARGE' });
  });

  it('is remembered as handled only together with its effect', async () => {
    let attempts = 0;
    things.effects.set('half', async (event, transaction) => {
      attempts += 1;
      await appendToOutbox(transaction, happened, things.newEvent(`follows half ${attempts}`));
      if (attempts > 1) return;
      expect(await things.rows('select 1 from inbox where event_id = $1', [event.id])).toEqual([]);
      throw new Error('after its first half');
    });
    await things.send('half');
    await things.arrives('follows half 2');
    expect(attempts).toBe(2);
    expect(await things.inboxOf('half')).toHaveLength(1);
    expect(await things.rows(`select 1 from outbox where data ->> 'note' = 'follows half 1'`)).toEqual([]);
  });
});

describe('an event that a filter does not admit', () => {
  it('has no effect, and none when it arrives again after the filter has changed its mind', async () => {
    things.refused.add('not admitted');
    const event = things.envelope('not admitted');
    await things.publish(JSON.stringify(event));
    await things.send('admitted');
    await things.arrives('admitted');
    await things.allSettled();
    things.refused.clear();
    await things.publish(JSON.stringify(event));
    await things.allSettled();
    expect([things.notes(), things.counted]).toEqual([['admitted'], ['admitted']]);
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
    things.effects.set(name, effect);
    await things.send(name);
    await things.send(`after one that ${name}`);
    await things.arrives(`after one that ${name}`);
    await eventually(
      () => things.deadLetters(reason),
      (found) => found.length === 1,
    );
    await things.allSettled();
    expect(things.timesNoted(name)).toBe(1);
    expect((await things.deadLetters(reason))[0]).toMatchObject({
      consumer: noting,
      payload: { data: { note: name } },
    });
    expect(await things.inboxOf(name)).toEqual([]);
  });

  it('is set aside with what is wrong when its data breaks the contract', async () => {
    const broken = { ...things.envelope('x'), data: { note: 7, odd: '\\u0000 \u0000 \ud83d' } };
    await things.publish(JSON.stringify(broken));
    const found = await eventually(
      () =>
        things.rows<{ payload: unknown }>(
          'select payload from dead_letters where event_id = $1 and consumer = $2',
          [broken.id, noting],
        ),
      (letters) => letters.length === 1,
    );
    expect(found[0]?.payload).toMatchObject({ id: broken.id, data: { note: 7 } });
    await things.allSettled();
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
      await eventually(unreadable, (found) => found.length === 2);
      await things.allSettled();
      expect(await unreadable()).toEqual([{ consumer: counting }, { consumer: noting }]);
    },
  );
});

describe('an event that cannot be handled now', () => {
  it('comes again until what is away is back', async () => {
    let away = 3;
    things.effects.set('needs another', async () => {
      await Promise.resolve();
      away -= 1;
      if (away > 0) throw unavailable('Another service');
    });
    await things.send('needs another');
    await things.send('needs nobody');
    await things.handled('needs nobody');
    await things.handled('needs another');
    expect(things.timesNoted('needs another')).toBe(3);
    expect(await things.deadLetters('Another service')).toEqual([]);
    await things.allSettled();
  });
});

describe('a stream that is lost', () => {
  it('is made again, and what was not sent yet and all later events arrive', async () => {
    await things.streams.streams.delete(streamName);
    await things.send('after the loss');
    await things.handled('after the loss');
    await things.send('and another');
    await things.handled('and another');
    expect([things.timesNoted('after the loss'), things.timesNoted('and another')]).toEqual([1, 1]);
  });

  it('has its consumer made again when only that is lost', async () => {
    await things.streams.consumers.delete(streamName, noting);
    await things.send('after the consumer');
    await things.handled('after the consumer');
    expect(things.timesNoted('after the consumer')).toBe(1);
  });
});
