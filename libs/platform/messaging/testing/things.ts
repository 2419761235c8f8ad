import { randomUUID } from 'node:crypto';
import { defineEvent, type EventEnvelope, type EventOf } from '@groundwork/contracts';
import { DatabaseModule, databaseConfig, type ServiceDatabase } from '@groundwork/platform-database';
import { currentTrace } from '@groundwork/platform-observability';
import { eventually, type RunningService, runService } from '@groundwork/testing';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { Module } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { EventFilter } from '../src/event-filter.ts';
import { streamName } from '../src/event-stream.ts';
import { EventsModule } from '../src/events.module.ts';
import { messagingMigrations } from '../src/messaging-migrations.ts';
import { MessagingModule } from '../src/messaging.module.ts';
import { OnEvent } from '../src/on-event.ts';
import { appendToOutbox } from '../src/outbox.ts';
import { eventsConfig } from '../src/upkeep.ts';

export const happened = defineEvent('thing.happened', 1, z.object({ note: z.string() }));
export const noting = 'events-test--note-on-thing-happened';
export const counting = 'events-test--count-on-thing-happened';

type Happened = EventOf<typeof happened>;
type Effect = (event: Happened, manager: EntityManager) => Promise<void>;

class Witness {
  readonly effects = new Map<string, Effect>();
  readonly rejectedNotes = new Set<string>();
  notedEvents: Happened[] = [];
  countedNotes: string[] = [];
  traces: unknown[] = [];
}

class NoteOnThingHappened {
  constructor(private readonly witness: Witness) {}

  @OnEvent(happened, noting)
  async note(event: Happened, manager: EntityManager): Promise<void> {
    this.witness.notedEvents.push(event);
    this.witness.traces.push(currentTrace());
    await this.witness.effects.get(event.data.note)?.(event, manager);
  }
}

class CountOnThingHappened {
  constructor(private readonly witness: Witness) {}

  @OnEvent(happened, counting)
  async count(event: Happened): Promise<void> {
    this.witness.countedNotes.push(event.data.note);
    return Promise.resolve();
  }
}

class RejectNotes extends EventFilter {
  constructor(private readonly witness: Witness) {
    super();
  }

  async admits({ data }: EventEnvelope): Promise<boolean> {
    return Promise.resolve(!this.witness.rejectedNotes.has((data as Happened['data']).note));
  }
}

@Module({})
class Root {}

const database: ServiceDatabase = { service: 'events_test', entities: [], migrations: messagingMigrations };

const start = (witness: Witness): Promise<RunningService> =>
  runService({
    service: 'events_test',
    config: { ...eventsConfig, ...databaseConfig },
    database,
    module: (config) => ({
      module: Root,
      imports: [
        DatabaseModule.forService(database, config),
        MessagingModule.forService('events_test', config),
        EventsModule.forService('events_test', config),
      ],
      providers: [
        { provide: NoteOnThingHappened, useValue: new NoteOnThingHappened(witness) },
        { provide: CountOnThingHappened, useValue: new CountOnThingHappened(witness) },
        { provide: RejectNotes, useValue: new RejectNotes(witness) },
      ],
    }),
  });

export class Things extends Witness {
  readonly userId = randomUUID();
  service!: RunningService;
  streams!: JetStreamManager;

  async start(): Promise<void> {
    this.service = await start(this);
    this.streams = await jetstreamManager(this.service.connection, { checkAPI: false });
    await this.waitForConsumers();
  }

  async waitForConsumers(): Promise<void> {
    for (const durable of [noting, counting]) {
      await eventually(
        () => this.streams.consumers.info(streamName, durable).catch(() => undefined),
        (info) => info !== undefined,
      );
    }
  }

  stop = () => this.service.stop();

  reset(): void {
    this.effects.clear();
    this.rejectedNotes.clear();
    this.notedEvents = [];
    this.countedNotes = [];
    this.traces = [];
  }

  get source(): DataSource {
    const { database: own } = this.service;
    if (!own) throw new Error('Not started');
    return own.dataSource;
  }

  newEvent(note: string) {
    return { aggregateId: 'thing-1', aggregateVersion: 1, userId: this.userId, data: { note } };
  }

  envelope(note: string): EventEnvelope {
    return {
      ...this.newEvent(note),
      id: randomUUID(),
      type: happened.type,
      version: 1,
      occurredAt: new Date().toISOString(),
      correlationId: 'c',
      causationId: null,
    } as unknown as EventEnvelope;
  }

  send = (note: string) =>
    this.source.transaction((transaction) => appendToOutbox(transaction, happened, this.newEvent(note)));

  async publish(body: string, msgID: string = randomUUID()): Promise<void> {
    await jetstream(this.service.connection).publish(happened.subject, body, { msgID });
  }

  rows = <T>(query: string, parameters: unknown[] = []) => this.source.query<T[]>(query, parameters);

  notes = () => this.notedEvents.map((event) => event.data.note);
  countNotes = (note: string) => this.notes().filter((each) => each === note).length;

  waitUntilArrived = (note: string) =>
    eventually(
      () => Promise.resolve(this.countNotes(note)),
      (times) => times > 0,
    );

  inboxOf = (note: string) =>
    this.rows(
      `select 1 from inbox join outbox on outbox.id = event_id where data ->> 'note' = $1 and consumer = $2`,
      [note, noting],
    );

  waitUntilHandled = (note: string) =>
    eventually(
      () => this.inboxOf(note),
      (rows) => rows.length === 1,
    );

  deadLetters = (reason: string) =>
    this.rows<{ id: string; event_id: string | null; payload: unknown; reason: string; consumer: string }>(
      'select * from dead_letters where reason like $1',
      [`%${reason}%`],
    );

  countStored = async () => (await this.streams.streams.info(streamName)).state.messages;

  /** The relay marks an event after the stream has it: consumers may be quicker. */
  waitUntilPublished = () =>
    eventually(
      () => this.rows('select 1 from outbox where published_at is null'),
      (open) => open.length === 0,
    );

  async waitUntilSettled(): Promise<void> {
    // A pending message counts a moment after the stream has it; the stream's end counts at once.
    const { last_seq } = (await this.streams.streams.info(streamName)).state;
    for (const durable of [noting, counting]) {
      await eventually(
        async () => (await this.streams.consumers.info(streamName, durable)).ack_floor.stream_seq,
        (sequence) => sequence >= last_seq,
      );
    }
  }
}
