import { Controller } from '@nestjs/common';
import { type Page, type PageQuery, rpc, type ScoreStep, type UserId } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits, Rpc } from '@groundwork/platform-messaging';
import { DataSource, LessThan } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { type ScoreChangeRow, scoreChangeSchema } from '../../persistence/score.schema.ts';

const defaultLimit = 200;

const scoreStep = ({ id, at, fromTotal: from, toTotal: to, cause }: ScoreChangeRow): ScoreStep => ({
  id,
  at: at.toISOString(),
  from,
  to,
  change: to - from,
  cause,
});

@Controller()
export class ReadHistoryRpc {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids are made in the order of time: newest first is the order of ids turned round. */
  @Rpc(rpc.scoring.history)
  async answer({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ScoreStep>> {
    const { limit = defaultLimit, cursor } = page;
    if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
    const rows = await this.dataSource.manager.find(scoreChangeSchema, {
      where: { userId, ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageThatFits(rows.map(scoreStep), limit);
  }
}
