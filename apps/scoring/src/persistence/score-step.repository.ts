import { type DocumentState, events, type ScoreCause, type UserId } from '@groundwork/contracts';
import { appendAllToOutbox, newEvent, type OutboxEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { ScoredOwner } from '../domain/owner.model.ts';
import { type ProvenOwner, unprovenOwner } from '../domain/proof.model.ts';
import type { ComputedScore, ScoreStep, StoredScore } from '../domain/score-step.rules.ts';
import { proofSchema } from './proof.schema.ts';
import { columnsOf } from './score.schema.ts';

const inputs = `
  select user_id as "userId",
    (select coalesce(json_agg(d.state), '[]') from documents d where d.user_id = owner.user_id and not deleted) as documents,
    (select row_to_json(p) from (select ${columnsOf(proofSchema, 'result')} from proofs where user_id = owner.user_id) p) as proof
  from unnest($1::uuid[]) as owner (user_id)`;

interface InputRow {
  userId: UserId;
  documents: DocumentState[];
  proof: ProvenOwner | null;
}

export const storedOf = (owner: ScoredOwner, row?: InputRow): StoredScore => ({
  owner,
  documents: row?.documents ?? [],
  proof: { ...(row?.proof ?? unprovenOwner(owner.userId)), result: null },
});

/** After the locks: a statement that locks can read other tables as they were before it waited. */
export async function readStored(
  manager: EntityManager,
  owners: readonly ScoredOwner[],
): Promise<StoredScore[]> {
  const rows: InputRow[] = await manager.query(inputs, [owners.map(({ userId }) => userId)]);
  const byOwner = new Map(rows.map((row) => [row.userId, row]));
  return owners.map((owner) => storedOf(owner, byOwner.get(owner.userId)));
}

const ownerUpdate = `
  update owners o set version = r."version", total_score = r."totalScore", result = r."result",
    calculated_at = r."calculatedAt", calculated_for = r."calculatedFor", rules_number = r."rulesNumber", pending = null,
    next_change_on = r."nextChangeOn", foreseen_version = r."foreseenVersion", foreseen_for = r."foreseenFor",
    result_digest = r."resultDigest"
  from jsonb_to_recordset($1::jsonb) as r ("userId" uuid, "version" integer, "totalScore" integer, "result" jsonb,
    "calculatedAt" timestamptz, "calculatedFor" date, "rulesNumber" integer, "nextChangeOn" date,
    "foreseenVersion" integer, "foreseenFor" date, "resultDigest" text)
  where o.user_id = r."userId"`;

const proofUpsert = `
  insert into proofs (user_id, evidence, evidence_version, total_score, result, notified)
  select "userId", "evidence", "evidenceVersion", "totalScore", "result", "notified"
  from jsonb_to_recordset($1::jsonb) as r ("userId" uuid, "evidence" jsonb, "evidenceVersion" integer,
    "totalScore" integer, "result" jsonb, "notified" jsonb)
  on conflict (user_id) do update set
    total_score = excluded.total_score, result = excluded.result, notified = excluded.notified`;

const changeInsert = (table: 'score_changes' | 'proven_changes') => `
  insert into ${table} (id, user_id, at, from_total, to_total, cause)
  select "id", "userId", "at", "from", "to", "cause"
  from jsonb_to_recordset($1::jsonb) as r ("id" uuid, "userId" uuid, "at" timestamptz, "from" integer, "to" integer,
    "cause" jsonb)`;

interface Change {
  id: string;
  userId: UserId;
  at: Date;
  from: number;
  to: number;
  cause: ScoreCause;
}

function changeOf({ cause, owner }: ScoreStep, from: number, to: number): Change[] {
  if (from === to) return [];
  return [{ id: newId(), userId: owner.userId, at: owner.calculatedAt, from, to, cause }];
}

const statedChange = (step: ScoreStep): Change[] => changeOf(step, step.from, step.owner.totalScore);
const provenChange = (step: ScoreStep): Change[] => changeOf(step, step.provenFrom, step.proof.totalScore);

function eventsOf(step: ScoreStep): OutboxEvent[] {
  const { userId, version } = step.owner;
  const about = { aggregateId: userId, aggregateVersion: version, userId };
  const dataOf = ({ from, to, cause }: Change) => ({ from, to, cause: cause.type });
  return [
    ...step.lastDays.map((lastDay) => newEvent(events.proofExpiring, { ...about, data: { lastDay } })),
    ...provenChange(step).map((change) =>
      newEvent(events.provenScoreChanged, { ...about, data: dataOf(change) }),
    ),
    ...statedChange(step).map((change) => newEvent(events.scoreChanged, { ...about, data: dataOf(change) })),
  ];
}

async function insertChanges(
  manager: EntityManager,
  table: Parameters<typeof changeInsert>[0],
  changes: Change[],
) {
  if (changes.length > 0) await manager.query(changeInsert(table), [JSON.stringify(changes)]);
}

const ownerRow = ({ owner }: ScoreStep) => {
  const { userId, version, totalScore, result, calculatedAt, calculatedFor, rulesNumber } = owner;
  const { nextChangeOn, foreseenVersion, foreseenFor, resultDigest } = owner;
  const computed = { userId, version, totalScore, result, calculatedAt, calculatedFor, rulesNumber };
  return { ...computed, nextChangeOn, foreseenVersion, foreseenFor, resultDigest };
};

export async function storeScores(
  manager: EntityManager,
  computed: readonly ComputedScore[],
  withNewProof = computed,
): Promise<void> {
  if (computed.length === 0) return;
  const steps = computed.flatMap((each) => each.steps);
  await manager.query(ownerUpdate, [JSON.stringify(computed.map(({ last }) => ownerRow(last)))]);
  const proofs = withNewProof.map(({ last }) => last.proof);
  if (proofs.length > 0) await manager.query(proofUpsert, [JSON.stringify(proofs)]);
  await insertChanges(manager, 'score_changes', steps.flatMap(statedChange));
  await insertChanges(manager, 'proven_changes', steps.flatMap(provenChange));
  await appendAllToOutbox(manager, steps.flatMap(eventsOf));
}

/** The result is that of before: only the day is new, and the rules. */
export async function storeSameScores(manager: EntityManager, owners: readonly ScoredOwner[]): Promise<void> {
  if (owners.length === 0) return;
  await manager.query(
    `update owners o set calculated_for = r."calculatedFor", rules_number = r."rulesNumber",
       next_change_on = r."nextChangeOn", foreseen_version = o.version, foreseen_for = r."calculatedFor"
     from jsonb_to_recordset($1::jsonb) as r ("userId" uuid, "calculatedFor" date, "rulesNumber" integer, "nextChangeOn" date)
     where o.user_id = r."userId"`,
    [
      JSON.stringify(
        owners.map(({ userId, calculatedFor, rulesNumber, nextChangeOn }) => ({
          userId,
          calculatedFor,
          rulesNumber,
          nextChangeOn,
        })),
      ),
    ],
  );
}
