import { inLane } from '@groundwork/platform-database';
import { partUnavailable } from '@groundwork/platform-errors';
import { eventsPublished, expectSuccess, log } from '@groundwork/platform-observability';
import { deadline } from '@groundwork/platform-time';
import { jetstream, type JetStreamClient, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { OwedEvents } from './before-reply.ts';
import { ensureStream } from './event-stream.ts';
import { outboxChannel, type OutboxRow, publishMs, publishRow } from './outbox.ts';
import { Wake } from './wake.ts';

const batchSize = 100;
const idleMs = 2000;
const faultMs = 500;

class PublishError extends Error {
  override name = 'PublishError';
}

const msUntil = (until: number): number => Math.max(1, Math.round(until - performance.now()));

export class OutboxRelay {
  private readonly wake = new Wake();
  private readonly stream: JetStreamClient;
  private listener: Client | undefined;
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly connection: NatsConnection,
    private readonly databaseUrl: string,
    private readonly schema: string,
  ) {
    this.stream = jetstream(connection);
  }

  start(): void {
    this.running = inLane('events', () => this.run());
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake.now();
    await this.running;
    await this.listener?.end();
  }

  async publishDue(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows: OutboxRow[] = await manager.query(
        `select * from outbox where published_at is null order by id limit ${batchSize} for update skip locked`,
      );
      return this.publishRows(manager, rows);
    });
  }

  async publishOwed(owed: readonly OwedEvents[], msLeft: number): Promise<void> {
    const until = performance.now() + msLeft;
    const work = this.publishDueOf(owed, until).catch(async (error: unknown) => {
      if (!(error instanceof PublishError) || performance.now() >= until) throw error;
      await this.repairStream();
      await this.publishDueOf(owed, until);
    });
    await deadline('The stream', msLeft, work).catch((error: unknown) => {
      throw partUnavailable(error);
    });
  }

  private async publishDueOf(owed: readonly OwedEvents[], until: number): Promise<void> {
    const due: { id: string }[] = await this.dataSource.query(
      `select id from outbox where published_at is null and exists (
         select 1 from unnest($1::text[], $2::text[]) as owed (type, of)
         where owed.type = outbox.type and owed.of in (aggregate_id, user_id::text))
       order by id`,
      [owed.map(({ type }) => type), owed.map(({ of }) => of)],
    );
    for (let from = 0; from < due.length; from += batchSize) {
      const ids = due.slice(from, from + batchSize).map(({ id }) => id);
      await this.publishUnlessPublished(ids, until);
    }
  }

  private async publishUnlessPublished(ids: readonly string[], until: number): Promise<void> {
    const isComplete = await this.dataSource.transaction(async (manager) => {
      const lockMs = msUntil(until) / 2;
      await manager.query(`select set_config('lock_timeout', $1, true)`, [`${Math.ceil(lockMs)}ms`]);
      const rows: OutboxRow[] = await manager.query(
        'select * from outbox where published_at is null and id = any($1) order by id for update',
        [ids],
      );
      return (await this.publishRows(manager, rows, Math.min(publishMs, msUntil(until)))) === rows.length;
    });
    if (!isComplete) throw new PublishError('The stream has only some of the events');
  }

  private async publishRows(
    manager: EntityManager,
    rows: readonly OutboxRow[],
    timeoutMs = publishMs,
  ): Promise<number> {
    if (rows.length === 0) return 0;
    const outcomes = await Promise.allSettled(rows.map((row) => this.publish(row, timeoutMs)));
    const publishedIds = rows
      .filter((_, index) => outcomes[index]?.status === 'fulfilled')
      .map((row) => row.id);
    await manager.query('update outbox set published_at = now() where id = any($1)', [publishedIds]);
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure && publishedIds.length === 0)
      throw new PublishError('The stream accepts no event', { cause: failure.reason });
    if (failure) log().warn({ err: failure.reason }, 'Some events could not be published yet');
    return publishedIds.length;
  }

  private async publish(row: OutboxRow, timeoutMs: number): Promise<void> {
    await publishRow(this.stream, row, timeoutMs);
    eventsPublished.inc({ type: row.type });
  }

  private async run(): Promise<void> {
    const recordSuccess = expectSuccess('outbox relay', idleMs);
    while (!this.stopping) {
      try {
        await this.listen();
        const count = await this.publishDue();
        recordSuccess();
        if (count < batchSize) await this.wake.within(idleMs);
      } catch (error) {
        log().warn({ err: error }, 'The outbox relay failed; it retries');
        await this.repairStream();
        await this.wake.within(faultMs);
      }
    }
  }

  private async repairStream(): Promise<void> {
    try {
      await ensureStream(await jetstreamManager(this.connection, { checkAPI: false }));
    } catch (error) {
      log().warn({ err: error }, 'NATS does not answer');
    }
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = new Client({ connectionString: this.databaseUrl, connectionTimeoutMillis: 3000 });
    client.on('error', () => {
      this.listener = undefined;
    });
    client.on('notification', () => {
      this.wake.now();
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(`${outboxChannel}_${this.schema}`)}`);
      this.listener = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }
}
