import { isDeepStrictEqual } from 'node:util';
import { events, type ScoreCause } from '@groundwork/contracts';
import { currentRules, rulesets, score } from '@groundwork/engine-scoring';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { type OwnerRow, ownerSchema, scoreChangeSchema } from '../../persistence/score.schema.ts';
import { scoreInputOf } from './score-input.ts';

/** Rulesets are listed in the order they were published. */
export const rulesNumber = Object.keys(rulesets).indexOf(currentRules.version);

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Computes the locked owner's score anew; where it moved, the step is kept with its cause and told. */
export async function recomputeScore(
  manager: EntityManager,
  owner: OwnerRow,
  cause: ScoreCause,
): Promise<OwnerRow> {
  const { userId } = owner;
  const now = new Date();
  const today = dayOf(now);
  const result = score(await scoreInputOf(manager, userId, owner), today, currentRules);
  const [from, to] = [owner.totalScore, result.totalScore];
  const computed: OwnerRow = {
    ...owner,
    result,
    rulesNumber,
    totalScore: to,
    calculatedAt: now,
    calculatedFor: today,
    pending: null,
    version: owner.version + 1,
  };
  await manager.update(ownerSchema, { userId }, computed);
  if (from === to) return computed;
  const step = { id: newId(), userId, at: now, fromTotal: from, toTotal: to, cause };
  await manager.insert(scoreChangeSchema, step);
  await appendToOutbox(manager, events.scoreChanged, {
    aggregateId: userId,
    aggregateVersion: computed.version,
    userId,
    data: { from, to, cause: cause.type },
  });
  return computed;
}

/** What moves a score although nobody changed anything. A replica never goes back behind newer rules. */
function passingCause(owner: OwnerRow, today: string): ScoreCause | null {
  if (owner.rulesNumber < rulesNumber) return { type: 'rules', rulesVersion: currentRules.version };
  return owner.calculatedFor < today ? { type: 'time' } : null;
}

const withoutFields = ({ fields: _, ...cause }: ScoreCause): ScoreCause => cause;

/** Saves of the profile one upon the other are one step; two documents are two. */
const isSameCause = (one: ScoreCause, other: ScoreCause): boolean =>
  isDeepStrictEqual(withoutFields(one), withoutFields(other));

/** Computes what waits and what time has brought, so that `next` will be a step of its own. */
export async function settleScore(
  manager: EntityManager,
  owner: OwnerRow,
  next?: ScoreCause,
): Promise<OwnerRow> {
  if (next && owner.pending && isSameCause(owner.pending, next)) return owner;
  const cause = owner.pending ?? passingCause(owner, dayOf(new Date()));
  return cause ? recomputeScore(manager, owner, cause) : owner;
}

/** A change taken in now and computed in a moment, together with what else of its cause arrives until then. */
export function awaiting(owner: OwnerRow, cause: ScoreCause): OwnerRow {
  const fields = [...new Set([...(owner.pending?.fields ?? []), ...(cause.fields ?? [])])];
  return { ...owner, pending: fields.length > 0 ? { ...cause, fields } : cause };
}
