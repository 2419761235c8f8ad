import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { DataSource } from 'typeorm';
import { ensureStream } from './event-stream.ts';
import { type OutboxRow, publishRow } from './outbox.ts';

const batchSize = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export async function republish(
  dataSource: DataSource,
  connection: NatsConnection,
  since: Date,
): Promise<number> {
  await ensureStream(await jetstreamManager(connection, { checkAPI: false }));
  const stream = jetstream(connection);
  let count = 0;
  for (let last = beforeAll; ;) {
    const rows: OutboxRow[] = await dataSource.query(
      `select * from outbox where published_at >= $1 and id > $2 order by id limit ${batchSize}`,
      [since, last],
    );
    await Promise.all(rows.map((row) => publishRow(stream, row)));
    count += rows.length;
    const end = rows.at(-1);
    if (end === undefined) return count;
    last = end.id;
  }
}
