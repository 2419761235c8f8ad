import { Controller } from '@nestjs/common';
import { type Page, type PageQuery, rpc, type ScoreStep, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ReadHistory } from './read-history.query.ts';

@Controller()
export class ReadHistoryRpc {
  constructor(private readonly readHistory: ReadHistory) {}

  @Rpc(rpc.scoring.history)
  answer({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ScoreStep>> {
    return this.readHistory.stated(userId, page);
  }

  @Rpc(rpc.scoring.provenHistory)
  answerProven({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ScoreStep>> {
    return this.readHistory.proven(userId, page);
  }
}
