import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineRpc } from '@groundwork/contracts';
import { configureLog } from '@groundwork/platform-observability';
import { eventually, type PrivateServer, privateNats, signAsGateway } from '@groundwork/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { connectNats } from './nats-connection.ts';
import { RpcClient } from './rpc.client.ts';

// Longer than the limit of a test: a call that waits for its deadline fails here.
const deadlineMs = 300_000;
const echo = defineRpc('rpc.echo.ask.v1', z.object({}), z.string());
let nats: PrivateServer;
let connections: NatsConnection[] = [];
let rpc: RpcClient;
let calls = 0;
let answers = true;

beforeAll(async () => {
  configureLog('test', 'silent');
  nats = await privateNats('rpc-reconnect');
  connections = [await connectNats(nats.url, 'caller'), await connectNats(nats.url, 'server')];
  rpc = new RpcClient(connections[0]!, deadlineMs, signAsGateway());
  connections[1]!.subscribe(echo.subject, {
    callback: (_, message) => {
      calls += 1;
      if (answers) message.respond('{"response":{"ok":true,"data":"here"}}');
    },
  });
});

afterAll(async () => {
  for (const connection of connections) await connection.close();
  await nats.process.stop();
});

const call = () => rpc.call(echo, {});
const works = () =>
  eventually(
    () => call().catch(String),
    (answer) => answer === 'here',
  );

describe('while NATS is away', () => {
  it('a call in progress and every new call are unavailable at once, until NATS is back', async () => {
    await works();
    answers = false;
    const before = calls;
    const underWay = call();
    await eventually(
      () => Promise.resolve(calls),
      (count) => count > before,
    );
    await nats.process.kill();
    await expect(underWay).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable' });
    answers = true;
    await nats.process.start();
    await works();
    expect(await call()).toBe('here');
  });
});
