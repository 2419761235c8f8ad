import { Injectable } from '@nestjs/common';
import { events, type Recommendation, type RecommendationId, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { Advice } from '../../domain/advice.rules.ts';
import type { Mark, ScoredOwner } from '../../domain/owner.model.ts';
import { pointsOf, shown } from '../../domain/shown-advice.view.ts';
import { lockOwner, readAdvice, readStanding } from '../../persistence/owner.repository.ts';
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

/** The owner's other tabs show the same list. */
async function tell(
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

/** Nothing here moves a score: data does. */
@Injectable()
export class MarkRecommendation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Marking again what is marked so changes nothing. */
  mark(own: OwnRecommendation, status: Mark['status']): Promise<Recommendation> {
    return this.change(own, async (manager, advice) => {
      const { userId, recommendationId: id } = own;
      const before = advice.marks.get(id);
      if (before?.status === status) return before;
      const item = advice.current.find((each) => each.id === id) ?? before?.advice;
      if (!item) throw recommendationNotFound(id);
      const pointsThen = pointsOf(advice.standing.result, item);
      const row: Mark = {
        ...{ userId, id, status, pointsThen },
        code: item.code,
        markedAt: this.clock.now(),
        advice: item,
      };
      await manager.save(markSchema, row);
      return row;
    });
  }

  /** Active again. */
  restore(own: OwnRecommendation): Promise<Recommendation> {
    return this.change(own, async (manager, advice) => {
      const { userId, recommendationId: id } = own;
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
      const advice = await readAdvice(manager, await readStanding(manager, userId, this.clock.now()));
      const mark = await decide(manager, advice);
      const item = advice.current.find((each) => each.id === id) ?? advice.marks.get(id)?.advice;
      if (!item) throw recommendationNotFound(id);
      const marked = shown(item, mark, advice);
      if (marked.status !== (advice.marks.get(id)?.status ?? 'active')) await tell(manager, owner, marked);
      return marked;
    });
  }
}
