import { Injectable } from '@nestjs/common';
import type { Page, PageQuery, ScoreStep, UserId } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, LessThan } from 'typeorm';
import { validate as isUuid } from 'uuid';
import {
  provenChangeSchema,
  type ScoreChangeRow,
  scoreChangeSchema,
} from '../../persistence/score.schema.ts';

const defaultLimit = 200;

const scoreStep = ({ id, at, fromTotal: from, toTotal: to, cause }: ScoreChangeRow): ScoreStep => ({
  id,
  at: at.toISOString(),
  from,
  to,
  change: to - from,
  cause,
});

@Injectable()
export class ReadHistory {
  constructor(private readonly dataSource: DataSource) {}

  stated(userId: UserId, page: PageQuery): Promise<Page<ScoreStep>> {
    return this.read(scoreChangeSchema, userId, page);
  }

  proven(userId: UserId, page: PageQuery): Promise<Page<ScoreStep>> {
    return this.read(provenChangeSchema, userId, page);
  }

  /** Ids are UUIDv7: their order is the order of time. */
  private async read(
    steps: typeof scoreChangeSchema,
    userId: UserId,
    page: PageQuery,
  ): Promise<Page<ScoreStep>> {
    const { limit = defaultLimit, cursor } = page;
    if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
    const rows = await this.dataSource.manager.find(steps, {
      where: { userId, ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageThatFits(rows.map(scoreStep), limit);
  }
}
