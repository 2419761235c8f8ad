import { connectNats } from '@groundwork/platform-messaging';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { testServers } from './servers.ts';

export const testNats = (): Promise<NatsConnection> => connectNats(testServers().TEST_NATS_URL, 'test');

export async function cleanNats(): Promise<NatsConnection> {
  const connection = await testNats();
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.delete('EVENTS').catch(() => false);
  return connection;
}
