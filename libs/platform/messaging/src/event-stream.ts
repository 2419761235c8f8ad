import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';

export const streamName = 'EVENTS';

const secondsInNanos = 1_000_000_000;
const dayInNanos = 24 * 3600 * secondsInNanos;

/** How long the stream keeps an event, handled or not, unless it is told otherwise. */
export const standardStreamDays = 7;

const notFound = (error: unknown) => error instanceof JetStreamApiError && error.status === 404;

/** Created by whoever comes first; the same for all, so that nobody has to come first. */
export async function ensureStream(manager: JetStreamManager): Promise<void> {
  try {
    await manager.streams.info(streamName);
  } catch (error) {
    if (!notFound(error)) throw error;
    await manager.streams.add({
      name: streamName,
      subjects: ['evt.>'],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: standardStreamDays * dayInNanos,
      duplicate_window: 120 * secondsInNanos,
    });
  }
}

/** A stream that keeps its events for longer or shorter is changed; one that is not there yet is left to be made. */
export async function keepEventsFor(manager: JetStreamManager, days: number): Promise<void> {
  try {
    const { config } = await manager.streams.info(streamName);
    if (config.max_age === days * dayInNanos) return;
    await manager.streams.update(streamName, { ...config, max_age: days * dayInNanos });
  } catch (error) {
    if (!notFound(error)) throw error;
  }
}

export async function ensureConsumer(
  manager: JetStreamManager,
  durable: string,
  subject: string,
): Promise<void> {
  const config: Partial<ConsumerConfig> & { durable_name: string } = {
    durable_name: durable,
    filter_subject: subject,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: 30 * secondsInNanos,
    max_ack_pending: 256,
  };
  try {
    await manager.consumers.info(streamName, durable);
  } catch (error) {
    if (!notFound(error)) throw error;
    await manager.consumers.add(streamName, config);
  }
}
