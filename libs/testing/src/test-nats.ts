import { connectNats } from '@groundwork/platform-messaging';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { testServers } from './servers.ts';

export async function cleanNats(): Promise<NatsConnection> {
  const connection = await connectNats(testServers().TEST_NATS_URL, 'test');
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.delete('EVENTS').catch(() => false);
  return connection;
}
