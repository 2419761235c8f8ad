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
afterEach(() => things.reset());

const since = new Date(Date.now() - 3_600_000);
const again = (from = since) => republish(things.source, things.service.connection, from);

async function loseTheStream(): Promise<void> {
  await things.streams.streams.delete(streamName);
  await things.waitForConsumers();
  expect(await things.countStored()).toBe(0);
}

describe('republish', () => {
  it('rebuilds a lost stream: only events without an effect have one', async () => {
    const done = Array.from({ length: 250 }, (_, index) => `done ${index}`);
    await things.source.transaction(async (transaction) => {
      for (const note of done) await appendToOutbox(transaction, happened, things.newEvent(note));
    });
    await eventually(
      () => Promise.resolve(things.notedEvents.length),
      (count) => count === done.length,
    );
    things.effects.set('lost on the way', () => Promise.reject(unavailable('Another service')));
    await things.send('lost on the way');
    await things.waitUntilArrived('lost on the way');
    await things.waitUntilPublished();

    await loseTheStream();
    things.effects.clear();
    expect(await things.inboxOf('lost on the way')).toEqual([]);
    const before = things.countNotes('lost on the way');

    expect(await again()).toBe(done.length + 1);
    await things.waitUntilHandled('lost on the way');
    await things.waitUntilSettled();
    expect(await things.countStored()).toBe(done.length + 1);
    expect(things.countNotes('lost on the way')).toBe(before + 1);
    expect(things.notes().filter((note) => note !== 'lost on the way')).toEqual(expect.arrayContaining(done));
    expect(things.notedEvents).toHaveLength(done.length + before + 1);
    expect(things.countedNotes).toHaveLength(done.length + 1);
  });

  it('repeats no effect in a second run, also after the stream forgot the first', async () => {
    await things.send('once');
    await things.waitUntilHandled('once');
    await things.waitUntilPublished();
    await loseTheStream();
    await again();
    await again();
    await things.waitUntilSettled();
    expect(things.countNotes('once')).toBe(1);
  });

  it('omits events published earlier, and events the relay has still to publish', async () => {
    await things.send('old');
    await things.send('new');
    await things.waitUntilHandled('old');
    await things.waitUntilHandled('new');
    const published = `update outbox set published_at = $2 where data ->> 'note' = $1 returning id`;
    const noon = new Date('2026-01-02T12:00:00Z');
    await things.rows(`update outbox set published_at = '2026-01-01' returning id`);
    await things.rows(published, ['new', noon]);
    expect(await again(noon)).toBe(1);
    expect(await again(new Date(noon.getTime() + 1))).toBe(0);
  });
});
