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

export const defaultStreamDays = 7;

const notFound = (error: unknown) => error instanceof JetStreamApiError && error.status === 404;

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
      max_age: defaultStreamDays * dayInNanos,
      duplicate_window: 120 * secondsInNanos,
    });
  }
}

export interface StreamSettings {
  readonly days: number;
  /** Without a number, the stream stays as the operator created it. */
  readonly replicas?: number | undefined;
}

export async function applyStreamSettings(
  manager: JetStreamManager,
  settings: StreamSettings,
): Promise<void> {
  try {
    const { config } = await manager.streams.info(streamName);
    const { max_age, num_replicas } = config;
    const wanted = {
      max_age: settings.days * dayInNanos,
      num_replicas: settings.replicas ?? num_replicas,
    };
    if (wanted.max_age === max_age && wanted.num_replicas === num_replicas) return;
    await manager.streams.update(streamName, { ...config, ...wanted });
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
