import { Controller } from '@nestjs/common';
import {
  type ExplainedMatch,
  type LenderMatch,
  type LenderProgramsPage,
  type Page,
  type PageQuery,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListMatches, type MatchesRequest } from './list-matches.query.ts';

@Controller()
export class ListMatchesRpc {
  constructor(private readonly listMatches: ListMatches) {}

  @Rpc(rpc.matching.eligible)
  eligible(request: MatchesRequest): Promise<Page<LenderMatch>> {
    return this.listMatches.eligible(request);
  }

  @Rpc(rpc.matching.all)
  all(request: MatchesRequest): Promise<Page<ExplainedMatch>> {
    return this.listMatches.all(request);
  }

  @Rpc(rpc.matching.programs)
  programs(request: { userId: UserId; page: PageQuery }): Promise<LenderProgramsPage> {
    return this.listMatches.programs(request);
  }
}
