import { isDeepStrictEqual } from 'node:util';
import { gauge, log } from '@groundwork/platform-observability';
import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';

export const streamName = 'EVENTS';

const secondsInNanos = 1_000_000_000;
const dayInNanos = 24 * 3600 * secondsInNanos;

export const defaultStreamDays = 7;

export interface StreamSettings {
  readonly days: number;
  readonly megabytes: number;
  readonly replicas: number;
}

export const defaultStreamSettings: StreamSettings = {
  days: defaultStreamDays,
  megabytes: 1024,
  replicas: 1,
};

const bytesOf = ({ megabytes }: StreamSettings) => megabytes * 1024 * 1024;

/** A full stream rejects new events, which wait in the outbox, and loses none. */
const limitsOf = (settings: StreamSettings) => ({
  max_age: settings.days * dayInNanos,
  max_bytes: bytesOf(settings),
  num_replicas: settings.replicas,
  discard: DiscardPolicy.New,
});

const fullAt = 0.75;

const streamFill = gauge({
  name: 'groundwork_event_stream_fill',
  help: 'Share of the size limit of the event stream that is in use, every 15 seconds',
});

const notFound = (error: unknown) => error instanceof JetStreamApiError && error.status === 404;

export async function ensureStream(
  manager: JetStreamManager,
  settings: StreamSettings = defaultStreamSettings,
): Promise<void> {
  try {
    await manager.streams.info(streamName);
  } catch (error) {
    if (!notFound(error)) throw error;
    await manager.streams.add({
      name: streamName,
      subjects: ['evt.>'],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      duplicate_window: 120 * secondsInNanos,
      ...limitsOf(settings),
    });
  }
}

export async function applyStreamSettings(
  manager: JetStreamManager,
  settings: StreamSettings,
): Promise<void> {
  try {
    const { config, state } = await manager.streams.info(streamName);
    const limits = limitsOf(settings);
    if (!isDeepStrictEqual({ ...config, ...limits }, config))
      await manager.streams.update(streamName, { ...config, ...limits });
    const fill = state.bytes / limits.max_bytes;
    streamFill.set({}, fill);
    if (fill > fullAt) await deleteHandledEvents(manager);
  } catch (error) {
    if (!notFound(error)) throw error;
  }
}

async function deleteHandledEvents(manager: JetStreamManager): Promise<void> {
  let firstUnhandled = Infinity;
  for await (const { config, ack_floor } of manager.consumers.list(streamName))
    if (config.durable_name !== undefined)
      firstUnhandled = Math.min(firstUnhandled, ack_floor.stream_seq + 1);
  if (Number.isFinite(firstUnhandled) && firstUnhandled > 1)
    await manager.streams.purge(streamName, { seq: firstUnhandled });
}

/** The codes with which a server without enough peers rejects the number of replicas. */
const tooFewServers = new Set([10005, 10074]);

export async function requireReplicas(manager: JetStreamManager, settings: StreamSettings): Promise<void> {
  try {
    await ensureStream(manager, settings);
    await applyStreamSettings(manager, settings);
  } catch (error) {
    if (error instanceof JetStreamApiError && tooFewServers.has(error.code))
      throw new Error(
        `EVENT_STREAM_REPLICAS is ${settings.replicas}, and NATS has fewer servers with JetStream.`,
        { cause: error },
      );
    log().warn({ err: error }, 'The event stream could not be checked; the upkeep retries');
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
