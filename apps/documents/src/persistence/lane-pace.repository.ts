import type { EntityManager } from 'typeorm';
import type { DocumentRow } from '../domain/document.model.ts';

const newest = 0.2;

/** A document that arrived after the last result did not wait for it. Each reader of the lane shortens the gaps. */
const recordSql = `
  insert into lane_pace (lane, gap_ms, ended_at)
    values ($1, extract(epoch from $3::timestamptz - $2::timestamptz) * 1000, $3)
  on conflict (lane) do update set
    gap_ms = lane_pace.gap_ms * (1 - ${newest}) + ${newest} * greatest(0,
      extract(epoch from $3::timestamptz - greatest($2::timestamptz, lane_pace.ended_at)) * 1000),
    ended_at = greatest(lane_pace.ended_at, excluded.ended_at)`;

export async function recordPace(
  manager: EntityManager,
  { lane, dueSince }: Pick<DocumentRow, 'lane' | 'dueSince'>,
  now: Date,
): Promise<void> {
  await manager.query(recordSql, [lane, dueSince, now]);
}
