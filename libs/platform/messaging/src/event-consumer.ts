import { eventEnvelope, type EventEnvelope } from '@groundwork/contracts';
import { inLane } from '@groundwork/platform-database';
import { asDomainError, DomainError } from '@groundwork/platform-errors';
import {
  annotateTrace,
  continueTrace,
  eventAge,
  eventsHandled,
  failSpan,
  log,
} from '@groundwork/platform-observability';
import { systemClock } from '@groundwork/platform-time';
import { type ConsumerMessages, jetstream, jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { DataSource, EntityManager } from 'typeorm';
import { storeDeadLetter } from './dead-letters.ts';
import type { EventFilter } from './event-filter.ts';
import { ensureConsumer, ensureStream, streamName } from './event-stream.ts';
import type { EventHandlerOptions } from './on-event.ts';
import { OpenTries } from './open-tries.ts';
import { Wake } from './wake.ts';
import { consumerHeader, traceHeader } from './wire.ts';

const parallel = 16;
const mostDeliveries = 12;
const faultMs = 500;
/** Two missed pulls reveal a stream or consumer that vanished. */
const pullMs = 5000;
const inWorkMs = 10_000;
const unended = 'The process ended during each try of this event.';

type Outcome = 'handled' | 'duplicate' | 'skipped' | 'retried' | 'dead';
type Effect = (event: EventEnvelope, manager: EntityManager) => Promise<void>;

const insertInbox = `
  with cured as (delete from dead_letters where event_id = $1::uuid and consumer = $2::text)
  insert into inbox (event_id, consumer)
    values ($1, $2) on conflict do nothing returning event_id`;

export class EventConsumer {
  private readonly wake = new Wake();
  private readonly inFlight = new Map<Promise<void>, JsMsg>();
  private readonly tries: OpenTries;
  private inWork: NodeJS.Timeout | undefined;
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> | undefined;
  private readonly stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly connection: NatsConnection,
    private readonly options: EventHandlerOptions,
    private readonly effect: Effect,
    private readonly filters: readonly EventFilter[],
  ) {
    this.tries = new OpenTries(dataSource, options.durable);
  }

  start(): void {
    this.running = this.run();
    this.inWork = setInterval(() => {
      if (!this.connection.isClosed()) for (const message of this.inFlight.values()) message.working();
    }, inWorkMs);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake.now();
    this.messages?.stop();
    await this.running;
    await Promise.allSettled(this.inFlight.keys());
    clearInterval(this.inWork);
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.consume();
      } catch (error) {
        log().warn({ err: error, consumer: this.options.durable }, 'The consumer failed; it retries');
      }
      await this.wake.within(faultMs);
    }
  }

  private async consume(): Promise<void> {
    const manager = await jetstreamManager(this.connection, { checkAPI: false });
    await ensureStream(manager);
    await ensureConsumer(manager, this.options.durable, this.options.contract.subject);
    const consumer = await jetstream(this.connection).consumers.get(streamName, this.options.durable);
    this.messages = await consumer.consume({
      max_messages: 64,
      expires: pullMs,
      abort_on_missing_resource: true,
    });
    // stop() may run before the messages exist.
    if (this.stopping.signal.aborted) this.messages.stop();
    for await (const message of this.messages) {
      if (this.stopping.signal.aborted) {
        message.nak();
        continue;
      }
      const handling = this.handle(message).finally(() => this.inFlight.delete(handling));
      this.inFlight.set(handling, message);
      if (this.inFlight.size >= parallel) await Promise.race(this.inFlight.keys());
    }
  }

  private handle(message: JsMsg): Promise<void> {
    return inLane('events', () => this.settle(message));
  }

  private async settle(message: JsMsg): Promise<void> {
    const work = { name: this.options.durable, kind: 'consumer' } as const;
    await continueTrace(message.headers?.get(traceHeader), work, async () => {
      try {
        const outcome = await this.tryOnce(message).catch((error: unknown) =>
          this.handleFailure(message, error),
        );
        eventsHandled.inc({ consumer: this.options.durable, outcome });
        if (outcome === 'retried' || outcome === 'dead') failSpan(outcome);
        acknowledge(message, outcome);
      } catch (fault) {
        log().error({ err: fault }, 'An event could not be acknowledged; NATS delivers it again');
      }
    });
  }

  private tryOnce(message: JsMsg): Promise<Outcome> {
    const { deliveryCount, streamSequence, timestampNanos } = message.info;
    return this.tries.run<Outcome>({
      key: `${streamSequence} of ${timestampNanos}`,
      isFirst: deliveryCount === 1,
      work: () => this.applyOnce(message),
      setAside: () => this.setAside(message, unended),
    });
  }

  private async applyOnce(message: JsMsg): Promise<'handled' | 'duplicate' | 'skipped'> {
    const target = message.headers?.get(consumerHeader) || this.options.durable;
    if (target !== this.options.durable) return 'skipped';
    const envelope = eventEnvelope.parse(jsonOf(message)) as EventEnvelope;
    const event = { ...envelope, data: this.options.contract.data.parse(envelope.data) };
    annotateTrace({
      userId: event.userId,
      eventId: event.id,
      ...(event.actorId !== undefined && { actorId: event.actorId }),
    });
    const outcome = await this.dataSource.transaction(async (manager) => {
      const first: unknown[] = await manager.query(insertInbox, [event.id, this.options.durable]);
      if (first.length === 0) return 'duplicate';
      if (!(await this.admits(event, manager))) return 'skipped';
      await this.effect(event, manager);
      log().info({ event: event.type, consumer: this.options.durable }, 'Event handled');
      return 'handled';
    });
    if (outcome === 'handled') this.measure(event);
    return outcome;
  }

  private async admits(event: EventEnvelope, manager: EntityManager): Promise<boolean> {
    for (const filter of this.filters) if (!(await filter.admits(event, manager))) return false;
    return true;
  }

  private measure({ occurredAt }: EventEnvelope): void {
    const seconds = (systemClock.now().getTime() - Date.parse(occurredAt)) / 1000;
    eventAge.observe({ consumer: this.options.durable }, Math.max(0, seconds));
  }

  private async handleFailure(message: JsMsg, error: unknown): Promise<'retried' | 'dead'> {
    const deliveries = message.info.deliveryCount;
    const domainError = asDomainError(error);
    const permanent = domainError ? domainError.kind !== 'unavailable' : deliveries >= mostDeliveries;
    const details = { err: error, consumer: this.options.durable, deliveries };
    if (!permanent) {
      log().warn(details, 'The event failed; NATS delivers it again');
      return 'retried';
    }
    log().error(details, 'The event is a dead letter');
    return this.setAside(message, reasonOf(error));
  }

  private async setAside(message: JsMsg, reason: string): Promise<'dead'> {
    const text = message.string();
    const parsed = eventEnvelope.safeParse(safeJson(text));
    await storeDeadLetter(this.dataSource, {
      eventId: parsed.data?.id ?? null,
      consumer: this.options.durable,
      subject: message.subject,
      payload: storableJson(parsed.data ?? { unreadable: text.slice(0, 1000) }),
      body: message.data,
      traceparent: message.headers?.get(traceHeader),
      reason,
    });
    return 'dead';
  }
}

function acknowledge(message: JsMsg, outcome: Outcome): void {
  if (outcome === 'retried') message.nak(retryDelayMs(message.info.deliveryCount));
  // No reason: NATS before 2.10 ignores a termination that has one.
  else if (outcome === 'dead') message.term();
  else message.ack();
}

const retryDelayMs = (deliveries: number) => Math.min(60_000, 250 * 2 ** Math.min(deliveries, 8));

const reasonOf = (error: unknown) =>
  storable(error instanceof Error ? error.message : 'unknown').slice(0, 500);

/** PostgreSQL stores neither a zero character nor half a surrogate pair. */
const storable = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');

const storableJson = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? storable(inner) : inner));

function jsonOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch (error) {
    throw new DomainError('invalid', 'UNREADABLE', 'The event is no JSON', { cause: error });
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
