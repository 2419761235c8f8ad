import type { DocumentState, UserId } from '@groundwork/contracts';
import { type CauseType, scoreImpact } from '@groundwork/engine-scoring';
import type { EntityManager } from 'typeorm';
import { adviceOf } from '../domain/advice.rules.ts';
import type { Mark, ScoredOwner } from '../domain/owner.model.ts';
import { ownerScoreOf } from '../domain/owner-score.rules.ts';
import { columnsOf, markSchema, ownerSchema } from './score.schema.ts';

interface StoredScore {
  owner: ScoredOwner | null;
  documents: DocumentState[];
  marks: Mark[];
  changes: { cause: CauseType; change: number }[];
}

const storedScore = `
  select (select row_to_json(o) from (select ${columnsOf(ownerSchema)}
            from owners where user_id = $1) o) as owner,
         (select coalesce(json_agg(state), '[]') from documents where user_id = $1 and not deleted) as documents,
         (select coalesce(json_agg(m order by m."markedAt" desc), '[]')
            from (select ${columnsOf(markSchema)}
                    from recommendation_marks where user_id = $1) m) as marks,
         (select coalesce(json_agg(c), '[]')
            from (select cause->>'type' as cause, sum(to_total - from_total)::int as change
                    from score_changes where user_id = $1 and at > $2 group by 1) c) as changes`;

/** One statement is one snapshot and one round trip; four reads occupied the connection for four. */
export async function readStoredScore(
  source: Pick<EntityManager, 'query'>,
  userId: UserId,
  { now, since = now }: { now: Date; since?: Date },
) {
  const [row] = await source.query<[StoredScore]>(storedScore, [userId, since]);
  const owner = row.owner && { ...row.owner, calculatedAt: new Date(row.owner.calculatedAt) };
  const marks = row.marks.map((mark) => ({ ...mark, markedAt: new Date(mark.markedAt) }));
  return {
    advice: adviceOf(ownerScoreOf({ userId, owner, documents: row.documents }, now), marks),
    impact: scoreImpact(row.changes),
  };
}
