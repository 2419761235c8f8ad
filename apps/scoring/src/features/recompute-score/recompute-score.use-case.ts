import { events, type ScoreCause } from '@groundwork/contracts';
import { currentRules, type Ruleset, score } from '@groundwork/engine-scoring';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { dayOf } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { ScoredOwner } from '../../domain/owner.model.ts';
import { automaticCause, causeOfNewRules, isSameCause } from '../../domain/pending-change.rules.ts';
import { olderRulesOf, rulesNumber } from '../../domain/owner-score.rules.ts';
import { readScoreInput } from '../../persistence/owner.repository.ts';
import { ownerSchema, scoreChangeSchema } from '../../persistence/score.schema.ts';
import { storeProof } from '../prove-score/prove-score.use-case.ts';

async function storeScore(
  manager: EntityManager,
  owner: ScoredOwner,
  cause: ScoreCause,
  now: Date,
  rules: Ruleset = currentRules,
): Promise<ScoredOwner> {
  const { userId } = owner;
  const today = dayOf(now);
  const stated = await readScoreInput(manager, userId, owner);
  const result = score(stated, today, rules);
  const [from, to] = [owner.totalScore, result.totalScore];
  const computed: ScoredOwner = {
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
  await storeProof(manager, { owner: computed, stated, cause, rules });
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

/** Another cause is computed by the owner's older rules, so that the step of the new rules has their change alone. */
export async function recomputeScore(
  manager: EntityManager,
  owner: ScoredOwner,
  cause: ScoreCause,
  now: Date,
): Promise<ScoredOwner> {
  const olderRules = cause.type === 'rules' ? undefined : olderRulesOf(owner);
  if (olderRules === undefined) return storeScore(manager, owner, cause, now);
  const settled = await storeScore(manager, owner, cause, now, olderRules);
  return storeScore(manager, settled, causeOfNewRules, now);
}

/** Computes the pending cause first, so that `next` becomes a step of its own. */
export async function computePending(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  next?: ScoreCause,
): Promise<ScoredOwner> {
  if (next && owner.pending && isSameCause(owner.pending, next)) return owner;
  const cause = owner.pending ?? automaticCause(owner, dayOf(now));
  return cause ? recomputeScore(manager, owner, cause, now) : owner;
}
