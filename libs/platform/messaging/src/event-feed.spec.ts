import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@groundwork/contracts';
import { configureLog } from '@groundwork/platform-observability';
import { cleanNats, eventually } from '@groundwork/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { EventFeed, type LiveNote } from './event-feed.ts';
import { LivePublisher } from './live.ts';

const progressed = { subject: 'live.thing.progressed.v1', data: z.object({ stage: z.string() }) };
const events: EventEnvelope[] = [];
const notes: LiveNote[] = [];
let connection: NatsConnection;

beforeAll(async () => {
  configureLog('test', 'silent');
  connection = await cleanNats();
  const feed = new EventFeed(connection);
  feed.onEvent((event) => {
    if (event.aggregateId === 'breaks the listener') throw new Error('The listener failed');
    events.push(event);
  });
  feed.onLive((note) => notes.push(note));
});

afterAll(() => connection.close());

const envelope = (aggregateId: string) => ({
  id: randomUUID(),
  type: 'thing.happened',
  version: 1,
  occurredAt: new Date().toISOString(),
  aggregateId,
  aggregateVersion: 1,
  userId: randomUUID(),
  correlationId: 'c',
  causationId: null,
  data: {},
});
const publish = (subject: string, body: string) => {
  connection.publish(subject, body);
};
const passed = (aggregateId: string) =>
  eventually(
    () => Promise.resolve(events.find((event) => event.aggregateId === aggregateId)),
    (event) => event !== undefined,
  );

describe('the feed of passing events', () => {
  it('passes each event to its listener', async () => {
    const event = envelope('first');
    publish('evt.thing.happened.v1', JSON.stringify(event));
    expect(await passed('first')).toEqual(event);
  });

  it('does not read the probe of a supervisor', async () => {
    publish('evt.probe', JSON.stringify(envelope('probe')));
    publish('evt.thing.happened.v1', JSON.stringify(envelope('after the probe')));
    await passed('after the probe');
    expect(events.map(({ aggregateId }) => aggregateId)).not.toContain('probe');
  });

  it('survives invalid messages and a failing listener', async () => {
    for (const nonsense of ['not JSON', '', 'null', '{}', JSON.stringify(envelope('breaks the listener'))]) {
      publish('evt.thing.happened.v1', nonsense);
    }
    for (const nonsense of ['not JSON', 'null', '{"data":1}']) publish(progressed.subject, nonsense);
    publish('evt.thing.happened.v1', JSON.stringify(envelope('after nonsense')));
    await passed('after nonsense');
    expect(notes).toEqual([]);
    expect(connection.isClosed()).toBe(false);
  });

  it('passes live notes with their owner', async () => {
    const userId = randomUUID();
    new LivePublisher(connection).publish(progressed, userId, { stage: 'reading' });
    await eventually(
      () => Promise.resolve(notes.length),
      (count) => count === 1,
    );
    expect(notes).toEqual([{ subject: progressed.subject, userId, data: { stage: 'reading' } }]);
  });
});
