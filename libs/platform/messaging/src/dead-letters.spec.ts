import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@groundwork/platform-errors';
import { traceIdOf } from '@groundwork/platform-observability';
import { eventually } from '@groundwork/testing';
import { counting, noting, Things } from '../testing/things.ts';
import { listDeadLetters, purgeDeadLetters, requeueDeadLetters } from './dead-letters.ts';
import { streamName } from './event-stream.ts';

const things = new Things();

beforeAll(() => things.start());
afterAll(() => things.stop());
afterEach(() => things.reset());

const list = (choice = {}) => listDeadLetters(things.source, choice);
const requeue = (choice = {}) => requeueDeadLetters(things.source, things.service.connection, choice);
const alwaysReject = () =>
  Promise.reject(new DomainError('invalid', 'NO', 'not as long as the bug is there'));

/** One consumer handles the event, the other rejects it. */
async function deadFor(note: string) {
  things.effects.set(note, alwaysReject);
  await things.send(note);
  const [row] = await things.rows<{ id: string }>(`select id from outbox where data ->> 'note' = $1`, [note]);
  const dead = await eventually(
    async () => (await list()).filter((letter) => letter.eventId === row?.id),
    (letters) => letters.length === 1,
  );
  await things.waitUntilSettled();
  return dead[0]!;
}

describe('a dead letter', () => {
  it('is listed with its event, its consumer and the reason', async () => {
    const letter = await deadFor('listed');
    expect(letter).toEqual({
      id: expect.any(String),
      eventId: things.notedEvents[0]!.id,
      consumer: noting,
      subject: 'evt.thing.happened.v1',
      reason: 'not as long as the bug is there',
      failedAt: expect.any(Date),
    });
    expect(await list({ ids: [letter.id] })).toEqual([letter]);
    expect(await list({ ids: [randomUUID()] })).toEqual([]);
    expect(await list({ consumer: counting })).toEqual([]);
  });

  it('that is requeued has its effect once, with its id and trace, and leaves the list', async () => {
    const letter = await deadFor('requeued');
    const first = things.traces[0] as { traceparent: string };
    things.effects.clear();
    expect(await requeue({ ids: [letter.id] })).toBe(1);
    await things.waitUntilHandled('requeued');
    await things.waitUntilSettled();
    expect(things.notedEvents.map(({ id }) => id)).toEqual([letter.eventId, letter.eventId]);
    expect(traceIdOf((things.traces[1] as { traceparent: string }).traceparent)).toBe(
      traceIdOf(first.traceparent),
    );
    expect(await list({ ids: [letter.id] })).toEqual([]);
    expect(await requeue({ ids: [letter.id] })).toBe(0);
  });

  it('that is requeued reaches only the consumer that failed', async () => {
    const letter = await deadFor('for one alone');
    things.effects.clear();
    await things.rows('delete from inbox where event_id = $1', [letter.eventId]);
    await requeue({ ids: [letter.id] });
    await things.waitUntilHandled('for one alone');
    await things.waitUntilSettled();
    expect(things.countedNotes).toEqual(['for one alone']);
    expect(things.countNotes('for one alone')).toBe(2);
  });

  it('that fails again stays one letter', async () => {
    const letter = await deadFor('still broken');
    for (const times of [2, 3]) {
      await requeue({ consumer: noting, ids: [letter.id] });
      await eventually(
        () => Promise.resolve(things.countNotes('still broken')),
        (count) => count === times,
      );
      await things.waitUntilSettled();
      const again = (await list()).filter(({ eventId }) => eventId === letter.eventId);
      expect(again).toHaveLength(1);
      letter.id = again[0]!.id;
    }
  });

  it('stays when its consumer does not exist', async () => {
    const letter = await deadFor('for a consumer that is gone');
    await things.rows(`update dead_letters set consumer = 'renamed--away' where id = $1 returning id`, [
      letter.id,
    ]);
    await expect(requeue({ ids: [letter.id] })).rejects.toMatchObject({ code: 'NO_SUCH_CONSUMER' });
    expect(await list({ ids: [letter.id] })).toHaveLength(1);
  });

  it('leaves the list when another delivery of its event succeeds', async () => {
    const letter = await deadFor('handled after all');
    things.effects.clear();
    const event = { ...things.envelope('handled after all'), id: letter.eventId };
    await things.publish(JSON.stringify(event));
    await things.waitUntilHandled('handled after all');
    expect(await list({ ids: [letter.id] })).toEqual([]);
  });

  it('that is purged leaves the list alone', async () => {
    const [one, other] = [await deadFor('purged'), await deadFor('kept')];
    expect(await purgeDeadLetters(things.source, { ids: [one.id] })).toBe(1);
    expect(await list({ ids: [one.id, other.id] })).toEqual([other]);
    expect(await purgeDeadLetters(things.source, { consumer: counting })).toBe(0);
    expect(await purgeDeadLetters(things.source, {})).toBeGreaterThan(0);
    expect(await list()).toEqual([]);
  });
});

describe('an unreadable message', () => {
  const unreadable = '{"id": 7, "what": "\\u0000 is this \ud83d';

  it('is one letter for many deliveries, and is requeued byte by byte', async () => {
    for (let times = 0; times < 3; times += 1) await things.publish(unreadable);
    await things.waitUntilSettled();
    const ofNoting = await list({ consumer: noting });
    expect(ofNoting).toMatchObject([{ eventId: null, reason: 'The event is no JSON' }]);
    expect(await list()).toHaveLength(2);
    await requeue({ ids: [ofNoting[0]!.id] });
    await things.waitUntilSettled();
    const last = await things.streams.streams.getMessage(streamName, {
      last_by_subj: 'evt.thing.happened.v1',
    });
    expect(last?.string()).toBe(Buffer.from(unreadable).toString());
    expect(await list({ consumer: noting })).toHaveLength(1);
    expect(await list()).toHaveLength(2);
  });

  it('is a letter apart from the next unreadable message', async () => {
    await things.publish('something else');
    await things.waitUntilSettled();
    expect(await list({ consumer: noting })).toHaveLength(2);
  });
});
