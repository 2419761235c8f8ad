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
import { changedBetween } from '../../domain/pending-change.rules.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { describeScore } from '../get-score/get-score.query.ts';
import { recomputeScore, settleScore } from '../recompute-score/recompute-score.use-case.ts';
import { takeAccounts, takeDocument, takeFigures } from '../take-news/take-news.use-case.ts';

const patienceMs = 2000;

async function takeProfile(
  manager: EntityManager,
  owner: ScoredOwner,
  state: ProfileState,
  now: Date,
): Promise<ScoredOwner> {
  const { profileVersion, figures, accountsVersion, accounts } = state;
  const fields = changedBetween(owner.figures, figures);
  const taken = await takeFigures(manager, owner, now, { version: profileVersion, figures, fields });
  return takeAccounts(manager, taken, now, { version: accountsVersion, accounts, accountId: undefined });
}

@Injectable()
export class RecalculateScore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Asks for what an event may not have told yet, and computes; whoever is away is named. */
  async run(userId: UserId): Promise<RecalculatedState> {
    const [profile, documents] = await Promise.all([
      this.orAway(rpc.profile.state, userId),
      this.orAway(rpc.documents.states, userId),
    ]);
    const staleSources: ScoreSource[] = [
      ...(profile ? [] : (['profile'] as const)),
      ...(documents ? [] : (['documents'] as const)),
    ];
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const locked = await lockOwner(manager, userId);
      // what waits to be computed is shown already: it is no change of this moment
      const owner = locked.pending ? await recomputeScore(manager, locked, locked.pending, now) : locked;
      const previousTotal = owner.totalScore;
      let taken = profile ? await takeProfile(manager, owner, profile, now) : owner;
      for (const document of documents?.documents ?? []) {
        taken = await takeDocument(manager, taken, now, document);
      }
      taken = await settleScore(manager, taken, now);
      // also where nothing is new: the owner asked for a score of this moment
      await recomputeScore(manager, taken, { type: 'time' }, now);
      const { advice: _, score, ...ahead } = await describeScore(manager, userId, now);
      return { ...score, ...ahead, previousTotal, change: score.totalScore - previousTotal, staleSources };
    });
  }

  private orAway<C extends RpcContract>(contract: C, userId: UserId): Promise<ReplyOf<C> | undefined> {
    return this.services.call<C>(contract, { userId } as never, patienceMs).catch((error: unknown) => {
      log().warn({ err: error, subject: contract.subject }, 'The score is computed from what is known');
      return undefined;
    });
  }
}
