import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PrivateServer, privateNats } from '@groundwork/testing';
import { DiscardPolicy, jetstream, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsStores } from '../wait.ts';

const stream = 'EVENTS';

let server: PrivateServer;
let connection: NatsConnection;
let manager: JetStreamManager;

beforeAll(async () => {
  server = await privateNats('nats-check');
  const { host, username: user, password: pass } = new URL(server.url);
  connection = await connect({ servers: host, user, pass });
  manager = await jetstreamManager(connection);
});
afterAll(async () => {
  await connection.close();
  await server.process.stop();
});

describe('the check of a server that stores messages', () => {
  it('passes without an event stream, and leaves no event in one', async () => {
    expect(await natsStores(server.url)).toBe(true);
    await manager.streams.add({ name: stream, subjects: ['evt.>'], discard: DiscardPolicy.New, max_msgs: 1 });
    expect(await natsStores(server.url)).toBe(true);
    expect((await manager.streams.info(stream)).state.messages).toBe(0);
  });

  it('passes if the event stream is at its limit', async () => {
    await jetstream(connection).publish('evt.thing.happened.v1');
    expect(await natsStores(server.url)).toBe(true);
  });

  it('fails if only the event stream stores nothing', async () => {
    const { config } = await manager.streams.info(stream);
    await manager.streams.update(stream, { ...config, max_msg_size: 1 });
    expect(await natsStores(server.url)).toBe(false);
  });
});
