import { Injectable } from '@nestjs/common';
import type { Recommendation, RecommendationId, UserId } from '@groundwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { lockOwner } from '../../persistence/lock-owner.ts';
import { type MarkRow, markSchema } from '../../persistence/score.schema.ts';
import { recommendationNotFound } from '../../scoring.errors.ts';
import { standingOf } from '../get-score/standing.ts';
import { type Advice, adviceOf } from './advice.ts';
import { pointsOf, shown } from './shown-advice.ts';

export interface OwnRecommendation {
  userId: UserId;
  recommendationId: RecommendationId;
}

/** Nothing here moves a score: data does. */
@Injectable()
export class MarkRecommendation {
  constructor(private readonly dataSource: DataSource) {}

  /** Marking again what is marked so changes nothing. */
  mark(own: OwnRecommendation, status: MarkRow['status']): Promise<Recommendation> {
    return this.change(own, async (manager, advice) => {
      const { userId, recommendationId: id } = own;
      const before = advice.marks.get(id);
      if (before?.status === status) return before;
      const item = advice.current.find((each) => each.id === id) ?? before?.advice;
      if (!item) throw recommendationNotFound(id);
      const pointsThen = pointsOf(advice.standing.result, item);
      const row: MarkRow = {
        ...{ userId, id, status, pointsThen },
        code: item.code,
        markedAt: new Date(),
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
    decide: (manager: EntityManager, advice: Advice) => Promise<MarkRow | undefined>,
  ): Promise<Recommendation> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const advice = await adviceOf(manager, await standingOf(manager, userId));
      const mark = await decide(manager, advice);
      const item = advice.current.find((each) => each.id === id) ?? advice.marks.get(id)?.advice;
      if (!item) throw recommendationNotFound(id);
      return shown(item, mark, advice);
    });
  }
}
