import { inLane } from '@groundwork/platform-database';
import { expectSuccess, gauge, log } from '@groundwork/platform-observability';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { natsConfig } from './nats-connection.ts';
import { defaultStreamDays, defaultStreamSettings } from './event-stream.ts';
import { Wake } from './wake.ts';

export const eventsConfig = {
  ...natsConfig,
  OUTBOX_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(7)
    .describe(
      'Days that a published event stays in the outbox. A lost stream can be published again from it',
    ),
  EVENT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(defaultStreamDays)
    .describe('Days that an event stays in the stream. Set the same value in each service'),
  EVENT_STREAM_MB: z.coerce
    .number()
    .int()
    .min(16)
    .max(10_000_000)
    .default(defaultStreamSettings.megabytes)
    .describe('Size limit of the event stream in megabytes. Set the same value in each service'),
  EVENT_STREAM_REPLICAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .default(defaultStreamSettings.replicas)
    .describe('Copies of the event stream in a cluster of NATS. Set the same value in each service'),
};

const intervalMs = 15_000;
const batchSize = 500;
const batchPauseMs = 50;

const outboxBacklog = gauge({
  name: 'groundwork_outbox_backlog',
  help: 'Events committed but not yet on the stream, every 15 seconds',
});
const outboxLag = gauge({
  name: 'groundwork_outbox_lag_seconds',
  help: 'Age of the oldest event that is committed but not yet on the stream, every 15 seconds',
});
const deadLetters = gauge({
  name: 'groundwork_dead_letters',
  help: 'Events set aside because their handling failed for good, every 15 seconds',
});

const pruneOutbox = `
  delete from outbox where id in (
    select id from outbox where published_at < now() - make_interval(days => $1)
    order by published_at limit ${batchSize} for update skip locked)`;
const pruneInbox = `
  delete from inbox where (event_id, consumer) in (
    select event_id, consumer from inbox where handled_at < now() - make_interval(days => $1)
    order by handled_at limit ${batchSize} for update skip locked)`;

const pruneOpenTries = `
  delete from open_tries where id in (
    select id from open_tries where begun_at < now() - make_interval(days => $1)
    limit ${batchSize} for update skip locked)`;

export class Upkeep {
  private readonly wake = new Wake();
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outboxDays: number,
    private readonly streamDays: number = defaultStreamDays,
    private readonly updateStream: () => Promise<void> = () => Promise.resolve(),
  ) {}

  start(): void {
    this.running = inLane('upkeep', () => this.run());
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake.now();
    await this.running;
  }

  async runOnce(): Promise<void> {
    await this.measure();
    await this.updateStream();
    await this.prune(pruneOutbox, this.outboxDays);
    // An event republished on its last day stays in the stream that long again.
    const inboxDays = this.outboxDays + this.streamDays + 1;
    await this.prune(pruneInbox, inboxDays);
    await this.prune(pruneOpenTries, inboxDays);
  }

  private async run(): Promise<void> {
    const recordSuccess = expectSuccess('upkeep of outbox and inbox', intervalMs);
    while (!this.stopping) {
      await this.runOnce().then(recordSuccess, (error: unknown) => {
        log().warn({ err: error }, 'The upkeep of outbox and inbox failed; it retries');
      });
      await this.wake.within(intervalMs);
    }
  }

  private async measure(): Promise<void> {
    const [counts] = await this.dataSource.query<{ backlog: number; lag: number; dead: number }[]>(
      `select count(*)::int as backlog,
              coalesce(extract(epoch from clock_timestamp() - min(occurred_at)), 0)::float as lag,
              (select count(*)::int from dead_letters) as dead
       from outbox where published_at is null`,
    );
    outboxBacklog.set({}, counts?.backlog ?? 0);
    outboxLag.set({}, Math.max(0, counts?.lag ?? 0));
    deadLetters.set({}, counts?.dead ?? 0);
  }

  private async prune(statement: string, days: number): Promise<void> {
    while (!this.stopping) {
      const [, count] = await this.dataSource.query<[unknown, number]>(statement, [days]);
      if (count < batchSize) return;
      await this.wake.within(batchPauseMs);
    }
  }
}
