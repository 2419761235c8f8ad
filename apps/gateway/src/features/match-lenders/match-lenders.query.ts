import { Injectable } from '@nestjs/common';
import {
  type LenderPrograms,
  type LenderProgramsPage,
  type routes,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { z } from 'zod';
import { answerList, wholeList } from '../../domain/answer-list.rules.ts';

type MatchQuery = z.output<typeof routes.lenderMatches.query>;

@Injectable()
export class MatchLenders {
  constructor(private readonly services: RpcClient) {}

  run(userId: UserId, { include, ...query }: MatchQuery) {
    if (include === 'all') return this.services.call(rpc.matching.all, { userId, page: query });
    const { on, ...list } = query;
    const onDay = on === undefined ? {} : { on };
    return answerList(list, (page) =>
      this.services.call(rpc.matching.eligible, { userId, page: { ...page, ...onDay } }),
    );
  }

  async programs(userId: UserId): Promise<LenderPrograms> {
    const pages: LenderProgramsPage[] = [];
    const items = await wholeList(async (page) => {
      const reply = await this.services.call(rpc.matching.programs, { userId, page });
      pages.push(reply);
      return reply;
    });
    const last = pages.at(-1);
    if (last === undefined) throw new Error('A list has at least one page');
    const { version, today, input } = last;
    return { version, today, input, items };
  }
}
