import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, type PrivateServer, privateNats, privateNatsCluster } from '@groundwork/testing';
import { jetstream, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import {
  applyStreamSettings,
  defaultStreamSettings,
  ensureConsumer,
  ensureStream,
  requireReplicas,
  streamName,
} from './event-stream.ts';
import { connectNats, type NatsConnection } from './nats-connection.ts';

const small = { ...defaultStreamSettings, megabytes: 1 };
const subject = 'evt.thing.happened.v1';
const quarter = new Uint8Array(240 * 1024);

let server: PrivateServer;
let connection: NatsConnection;
let manager: JetStreamManager;

beforeAll(async () => {
  server = await privateNats('event-stream');
  connection = await connectNats(server.url, 'event-stream-test');
  manager = await jetstreamManager(connection, { checkAPI: false });
});
afterAll(async () => {
  await connection.close();
  await server.process.stop();
});
beforeEach(async () => {
  await manager.streams.delete(streamName).catch(() => undefined);
  await ensureStream(manager);
  await applyStreamSettings(manager, small);
});

const publish = () => jetstream(connection).publish(subject, quarter);
const countStored = async () => (await manager.streams.info(streamName)).state.messages;

async function handle(durable: string, count: number): Promise<void> {
  await ensureConsumer(manager, durable, subject);
  const consumer = await jetstream(connection).consumers.get(streamName, durable);
  for (let handled = 0; handled < count; handled += 1) await (await consumer.next())?.ackAck();
}

describe('the event stream', () => {
  it('gets its days, its size and its copies from the settings, also when it exists', async () => {
    await applyStreamSettings(manager, { days: 3, megabytes: 2, replicas: 1 });
    const { config } = await manager.streams.info(streamName);
    expect(config).toMatchObject({ max_age: 3 * 86_400e9, max_bytes: 2 * 1024 * 1024, num_replicas: 1 });
  });

  it('rejects an event when it is full, and deletes none', async () => {
    for (let count = 0; count < 4; count += 1) await publish();
    await expect(publish()).rejects.toThrow(/maximum bytes exceeded/);
    expect(await countStored()).toBe(4);
  });

  it('makes room by deleting the events that all consumers handled', async () => {
    for (let count = 0; count < 4; count += 1) await publish();
    await handle('first', 3);
    await handle('second', 2);
    await applyStreamSettings(manager, small);
    expect(await countStored()).toBe(2);
    await publish();
  });

  it('deletes no event that a consumer did not handle yet', async () => {
    for (let count = 0; count < 4; count += 1) await publish();
    await handle('first', 4);
    await handle('second', 0);
    await applyStreamSettings(manager, small);
    expect(await countStored()).toBe(4);
  });

  it('rejects the start when NATS has fewer servers than copies', async () => {
    const three = { ...small, replicas: 3 };
    await expect(requireReplicas(manager, three)).rejects.toThrow(/EVENT_STREAM_REPLICAS is 3/);
  });
});

describe('the event stream in a cluster of three servers', () => {
  const three = { ...small, replicas: 3 };
  let servers: PrivateServer[];
  let client: NatsConnection;
  let cluster: JetStreamManager;

  const copiesOn = async () => {
    await requireReplicas(cluster, three).catch(() => undefined);
    const state = await cluster.streams.info(streamName).catch(() => undefined);
    const current = (state?.cluster?.replicas ?? []).filter((each) => each.current);
    return [state?.cluster?.leader, ...current.map(({ name }) => name)];
  };

  beforeAll(async () => {
    servers = await privateNatsCluster('event-stream-cluster', 3);
    client = await connectNats(servers[0]?.url ?? '', 'event-stream-test');
    cluster = await jetstreamManager(client, { checkAPI: false });
    await eventually(copiesOn, (all) => all.length === 3, 30_000);
  }, 60_000);
  afterAll(async () => {
    await client.close();
    await Promise.all(servers.map(({ process }) => process.stop()));
  });

  it('has a copy on each server', async () => {
    expect((await cluster.streams.info(streamName)).config.num_replicas).toBe(3);
    expect((await copiesOn()).toSorted()).toEqual([1, 2, 3].map((n) => `groundwork-nats-${n}`));
  });

  it('has each event after its leader was killed', async () => {
    const publishTo = (id: string) => jetstream(client).publish(subject, quarter, { msgID: id });
    await publishTo('before');
    const { cluster: copies } = await cluster.streams.info(streamName);
    await servers[Number(copies?.leader?.at(-1)) - 1]?.process.kill();
    await eventually(() => publishTo('after').catch(() => undefined), Boolean, 30_000);
    expect((await cluster.streams.info(streamName)).state.messages).toBe(2);
  }, 60_000);
});
