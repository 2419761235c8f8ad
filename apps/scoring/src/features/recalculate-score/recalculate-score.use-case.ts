import { Injectable } from '@nestjs/common';
import {
  type ProfileState,
  type RecalculatedState,
  type ReplyOf,
  rpc,
  type RpcContract,
  type ScoreSource,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { ScoredOwner } from '../../domain/owner.model.ts';
import { changedFigures } from '../../domain/pending-change.rules.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { describeScore } from '../get-score/get-score.query.ts';
import { recomputeScore, computePending } from '../recompute-score/recompute-score.use-case.ts';
import {
  applyAccounts,
  applyDocument,
  applyFigures,
} from '../apply-owner-change/apply-owner-change.use-case.ts';

const deadlineMs = 2000;

async function applyProfile(
  manager: EntityManager,
  owner: ScoredOwner,
  state: ProfileState,
  now: Date,
): Promise<ScoredOwner> {
  const { profileVersion, accountsVersion, accounts, ...values } = state;
  const fields = changedFigures(owner.figures, values.figures);
  const applied = await applyFigures(manager, owner, now, {
    version: profileVersion,
    values,
    cause: { type: 'profile', fields },
  });
  return applyAccounts(manager, applied, now, { version: accountsVersion, accounts, accountId: undefined });
}

@Injectable()
export class RecalculateScore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId): Promise<RecalculatedState> {
    const [profile, documents] = await Promise.all([
      this.callUnlessAway(rpc.profile.state, userId),
      this.callUnlessAway(rpc.documents.states, userId),
    ]);
    const staleSources: ScoreSource[] = [
      ...(profile ? [] : (['profile'] as const)),
      ...(documents ? [] : (['documents'] as const)),
    ];
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const locked = await lockOwner(manager, userId);
      // The total on screen already contains a pending change; "change" must not count it again.
      const owner = locked.pending ? await recomputeScore(manager, locked, locked.pending, now) : locked;
      const previousTotal = owner.totalScore;
      let updated = profile ? await applyProfile(manager, owner, profile, now) : owner;
      for (const document of documents?.documents ?? []) {
        updated = await applyDocument(manager, updated, now, document);
      }
      updated = await computePending(manager, updated, now);
      // Computes even without new data: the owner requested a score of this moment.
      await recomputeScore(manager, updated, { type: 'time' }, now);
      const { advice: _, score, ...ahead } = await describeScore(manager, userId, now);
      return { ...score, ...ahead, previousTotal, change: score.totalScore - previousTotal, staleSources };
    });
  }

  private callUnlessAway<C extends RpcContract>(
    contract: C,
    userId: UserId,
  ): Promise<ReplyOf<C> | undefined> {
    return this.services.call<C>(contract, { userId } as never, deadlineMs).catch((error: unknown) => {
      log().warn(
        { err: error, subject: contract.subject },
        'A source did not answer; computing the score from the stored copy',
      );
      return undefined;
    });
  }
}
