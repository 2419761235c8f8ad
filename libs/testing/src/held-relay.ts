import { randomUUID } from 'node:crypto';
import { createGate } from './gate.ts';
import type { RunningService } from './running-service.ts';

const heldSubject = 'held.by-a-test.v1';

/** The relay waits three seconds for a stream that does not answer, and publishes nothing else meanwhile. */
export async function holdRelay({
  connection,
  query,
}: Pick<RunningService, 'connection' | 'query'>): Promise<{ released: Promise<void> }> {
  const held = createGate();
  const subscription = connection.subscribe(heldSubject, { callback: () => held.open() });
  await connection.flush();
  const id = randomUUID();
  await query(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, occurred_at,
       correlation_id, traceparent, data) values ($1::uuid, 'row.held', 1, $2, $1::text, 1, $1::uuid, now(), '', '', '{}')`,
    [id, heldSubject],
  );
  await held.opened;
  // It has the lock until it gives up.
  const released = query('delete from outbox where id = $1', [id]).then(() => subscription.unsubscribe());
  return { released };
}
