import { jetstream, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { streamName } from './event-stream.ts';

const batch = { max_messages: 500, expires: 2000 };

export async function deleteEventsWith(connection: NatsConnection, text: string): Promise<number> {
  const { streams } = await jetstreamManager(connection, { checkAPI: false });
  const last = await lastSequence(connection);
  const consumer = await jetstream(connection).consumers.get(streamName);
  let [count, sequence] = [0, 0];
  while (sequence < last) {
    const before = sequence;
    for await (const message of await consumer.fetch(batch)) {
      sequence = message.seq;
      if (!message.string().includes(text)) continue;
      await streams.deleteMessage(streamName, message.seq, true);
      count += 1;
    }
    // The stream has dropped the rest by age.
    if (sequence === before) break;
  }
  return count;
}

async function lastSequence(connection: NatsConnection): Promise<number> {
  const { streams } = await jetstreamManager(connection, { checkAPI: false });
  try {
    const { state } = await streams.info(streamName);
    return state.messages === 0 ? 0 : state.last_seq;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.status === 404) return 0;
    throw error;
  }
}
