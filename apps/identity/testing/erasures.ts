import { type ErasureId, events, ownerServices } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { slowCallMs } from './identity.ts';

export async function waitForErasure(identity: RunningService, id: ErasureId, state: string): Promise<void> {
  await eventually(
    async () => (await identity.query('select state from erasures where id = $1', [id]))[0]?.['state'],
    (seen) => seen === state,
    slowCallMs,
  );
}

/** The other services have erased what they store. */
export async function finishErasure(identity: RunningService, id: ErasureId): Promise<void> {
  await waitForErasure(identity, id, 'running');
  for (const service of ownerServices.filter((name) => name !== 'identity'))
    await sendEvent(identity.connection, events.userErased, {
      userId: id,
      aggregateId: id,
      aggregateVersion: 1,
      data: { erasureId: id, service, report: { erased: [], kept: [] } },
    });
  await waitForErasure(identity, id, 'done');
}

export const endGrace = (identity: RunningService, id: ErasureId) =>
  identity.query('update erasures set due_at = now() where id = $1', [id]);

export async function tablesWith(identity: RunningService, ...texts: string[]): Promise<string[]> {
  const tables = await identity.query(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  const named: string[] = [];
  for (const { name } of tables) {
    const like = texts.map((text) => `%${text}%`);
    const rows = await identity.query(
      `select 1 from "${String(name)}" t where to_jsonb(t)::text like any($1)`,
      [like],
    );
    if (rows.length > 0) named.push(String(name));
  }
  return named;
}
