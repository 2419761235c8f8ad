import { Injectable } from '@nestjs/common';
import { events, type Recommendation, type RecommendationId, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { Advice } from '../../domain/advice.rules.ts';
import type { Mark, ScoredOwner } from '../../domain/owner.model.ts';
import { pointsOf, recommendationOf } from '../../domain/recommendation.view.ts';
import { lockOwner, readAdvice, readOwnerScore } from '../../persistence/owner.repository.ts';
import { markSchema, ownerSchema } from '../../persistence/score.schema.ts';
import { recommendationNotFound } from '../../scoring.errors.ts';

export interface OwnRecommendation {
  userId: UserId;
  recommendationId: RecommendationId;
}

const eventOf = {
  active: events.recommendationRestored,
  completed: events.recommendationCompleted,
  dismissed: events.recommendationDismissed,
};

async function publishMark(
  manager: EntityManager,
  owner: ScoredOwner,
  { id: recommendationId, code, status }: Recommendation,
) {
  const { userId, version } = owner;
  await manager.update(ownerSchema, { userId }, { version: version + 1 });
  await appendToOutbox(manager, eventOf[status], {
    aggregateId: userId,
    aggregateVersion: version + 1,
    userId,
    data: { recommendationId, code },
  });
}

@Injectable()
export class MarkRecommendation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  mark(target: OwnRecommendation, status: Mark['status']): Promise<Recommendation> {
    return this.change(target, async (manager, advice) => {
      const { userId, recommendationId: id } = target;
      const before = advice.marks.get(id);
      if (before?.status === status) return before;
      const item = advice.current.find((each) => each.id === id) ?? before?.advice;
      if (!item) throw recommendationNotFound(id);
      const pointsThen = pointsOf(advice.ownerScore.result, item);
      const row: Mark = {
        userId,
        id,
        status,
        pointsThen,
        code: item.code,
        markedAt: this.clock.now(),
        advice: item,
      };
      await manager.save(markSchema, row);
      return row;
    });
  }

  restore(target: OwnRecommendation): Promise<Recommendation> {
    return this.change(target, async (manager, advice) => {
      const { userId, recommendationId: id } = target;
      const isKnown = advice.marks.has(id) || advice.current.some((each) => each.id === id);
      if (!isKnown) throw recommendationNotFound(id);
      await manager.delete(markSchema, { userId, id });
      return undefined;
    });
  }

  private change(
    { userId, recommendationId: id }: OwnRecommendation,
    decide: (manager: EntityManager, advice: Advice) => Promise<Mark | undefined>,
  ): Promise<Recommendation> {
    return this.dataSource.transaction(async (manager) => {
      const owner = await lockOwner(manager, userId);
      const advice = await readAdvice(manager, await readOwnerScore(manager, userId, this.clock.now()));
      const mark = await decide(manager, advice);
      const item = advice.current.find((each) => each.id === id) ?? advice.marks.get(id)?.advice;
      if (!item) throw recommendationNotFound(id);
      const marked = recommendationOf(item, mark, advice);
      if (marked.status !== (advice.marks.get(id)?.status ?? 'active'))
        await publishMark(manager, owner, marked);
      return marked;
    });
  }
}
