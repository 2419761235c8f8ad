import { Controller } from '@nestjs/common';
import {
  type ExplainedMatch,
  type LenderMatch,
  type Page,
  type PageQuery,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListMatches } from './list-matches.query.ts';

@Controller()
export class ListMatchesRpc {
  constructor(private readonly listMatches: ListMatches) {}

  @Rpc(rpc.matching.eligible)
  eligible(request: { userId: UserId; page: PageQuery }): Promise<Page<LenderMatch>> {
    return this.listMatches.eligible(request);
  }

  @Rpc(rpc.matching.all)
  all(request: { userId: UserId; page: PageQuery }): Promise<Page<ExplainedMatch>> {
    return this.listMatches.all(request);
  }
}
