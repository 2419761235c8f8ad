import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScoreCause, UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { dayOf } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { ScoredOwner } from '../../domain/owner.model.ts';
import { automaticCause, isSameCause } from '../../domain/pending-change.rules.ts';
import {
  type ComputedScore,
  computeScore,
  isSameProof,
  isSameScore,
  type StoredScore,
} from '../../domain/score-step.rules.ts';
import {
  readStored,
  storedOf,
  storeSameScores,
  storeScores,
} from '../../persistence/score-step.repository.ts';

export async function recomputeScore(
  manager: EntityManager,
  owner: ScoredOwner,
  cause: ScoreCause,
  now: Date,
): Promise<ScoredOwner> {
  const [stored = storedOf(owner)] = await readStored(manager, [owner]);
  const computed = computeScore(stored, cause, now);
  await storeScores(manager, [computed]);
  return computed.last.owner;
}

const dueCause = (owner: ScoredOwner, now: Date): ScoreCause | null =>
  owner.pending ?? automaticCause(owner, dayOf(now));

/** Computes the pending cause first, so that `next` becomes a step of its own. */
export async function computePending(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  next?: ScoreCause,
): Promise<ScoredOwner> {
  if (next && owner.pending && isSameCause(owner.pending, next)) return owner;
  const cause = dueCause(owner, now);
  return cause ? recomputeScore(manager, owner, cause, now) : owner;
}

function computeDue(stored: StoredScore, now: Date): ComputedScore | undefined {
  const { owner } = stored;
  try {
    const cause = dueCause(owner, now);
    return cause ? computeScore(stored, cause, now) : undefined;
  } catch (error) {
    log().warn({ err: error, userId: owner.userId }, 'Computing a score failed; the next round retries it');
    return undefined;
  }
}

/** Behind the locks of the owners. Returns those with something new: their result, or the end of a pending change. */
export async function computeAllDue(
  manager: EntityManager,
  owners: readonly ScoredOwner[],
  now: Date,
): Promise<UserId[]> {
  const changed: ComputedScore[] = [];
  const withNewProof: ComputedScore[] = [];
  const same: ScoredOwner[] = [];
  for (const stored of await readStored(manager, owners)) {
    const computed = computeDue(stored, now);
    if (computed !== undefined) {
      const isAutomatic = stored.owner.pending === null;
      if (isAutomatic && isSameScore(stored, computed)) same.push(computed.last.owner);
      else changed.push(computed);
      if (!isAutomatic || !isSameProof(stored, computed)) withNewProof.push(computed);
    }
    await nextTurn();
  }
  await storeScores(manager, changed, withNewProof);
  await storeSameScores(manager, same);
  return changed.map(({ last }) => last.owner.userId);
}
