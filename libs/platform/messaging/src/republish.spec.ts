import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { unavailable } from '@groundwork/platform-errors';
import { eventually } from '@groundwork/testing';
import { happened, Things } from '../testing/things.ts';
import { streamName } from './event-stream.ts';
import { appendToOutbox } from './outbox.ts';
import { republish } from './republish.ts';

const things = new Things();

beforeAll(() => things.start());
afterAll(() => things.stop());
afterEach(() => things.forget());

const since = new Date(Date.now() - 3_600_000);
const again = (from = since) => republish(things.source, things.service.connection, from);

/** Deletes the stream and waits until its consumers stand on a new, empty one. */
async function loseTheStream(): Promise<void> {
  await things.streams.streams.delete(streamName);
  await things.consumersStand();
  expect(await things.stored()).toBe(0);
}

describe('republish', () => {
  it('rebuilds a stream that was lost: what was not handled yet has its effect, what was has none', async () => {
    const done = Array.from({ length: 250 }, (_, index) => `done ${index}`);
    await things.source.transaction(async (transaction) => {
      for (const note of done) await appendToOutbox(transaction, happened, things.newEvent(note));
    });
    await eventually(
      () => Promise.resolve(things.noted.length),
      (count) => count === done.length,
    );
    things.effects.set('lost on the way', () => Promise.reject(unavailable('Another service')));
    await things.send('lost on the way');
    await things.arrives('lost on the way');
    await things.allPublished();

    await loseTheStream();
    things.effects.clear();
    expect(await things.inboxOf('lost on the way')).toEqual([]);
    const before = things.timesNoted('lost on the way');

    expect(await again()).toBe(done.length + 1);
    await things.handled('lost on the way');
    await things.allSettled();
    expect(await things.stored()).toBe(done.length + 1);
    expect(things.timesNoted('lost on the way')).toBe(before + 1);
    expect(things.notes().filter((note) => note !== 'lost on the way')).toEqual(expect.arrayContaining(done));
    expect(things.noted).toHaveLength(done.length + before + 1);
    expect(things.counted).toHaveLength(done.length + 1);
  });

  it('repeats no effect when it is run twice, also once the stream no longer knows the first time', async () => {
    await things.send('once');
    await things.handled('once');
    await things.allPublished();
    await loseTheStream();
    await again();
    await again();
    await things.allSettled();
    expect(things.timesNoted('once')).toBe(1);
  });

  it('leaves out what was published before, and what the relay has still to publish', async () => {
    await things.send('old');
    await things.send('new');
    await things.handled('old');
    await things.handled('new');
    const published = `update outbox set published_at = $2 where data ->> 'note' = $1 returning id`;
    const noon = new Date('2026-01-02T12:00:00Z');
    await things.rows(`update outbox set published_at = '2026-01-01' returning id`);
    await things.rows(published, ['new', noon]);
    expect(await again(noon)).toBe(1);
    expect(await again(new Date(noon.getTime() + 1))).toBe(0);
  });
});
