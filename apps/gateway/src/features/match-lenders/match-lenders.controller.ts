import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  type ApplicationStatus,
  type ComparedLender,
  type ExplainedMatch,
  type LenderId,
  lenderId,
  type LenderMatch,
  type LenderMatchDetail,
  type LenderMatchesQuery,
  type Page,
  type RefreshedMatches,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { answerList } from '../../http/answer-list.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

const aLender = new IdPipe(lenderId);

@Controller()
export class MatchLendersController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.lenderMatches)
  matches(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.lenderMatches.query)) { include, ...query }: LenderMatchesQuery,
  ): Promise<LenderMatch[] | Page<LenderMatch> | Page<ExplainedMatch>> {
    const owner = { userId: user.id };
    if (include === 'all') return this.services.call(rpc.matching.all, { ...owner, page: query });
    return answerList(query, (page) => this.services.call(rpc.matching.eligible, { ...owner, page }));
  }

  @Route(routes.refreshMatches)
  refresh(@SignedIn() { user }: Caller): Promise<RefreshedMatches> {
    return this.services.call(rpc.matching.refresh, { userId: user.id });
  }

  @Route(routes.compareLenders)
  compare(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.compareLenders.query)) { ids }: { ids: LenderId[] },
  ): Promise<ComparedLender[]> {
    return this.services.call(rpc.matching.compare, { userId: user.id, ids });
  }

  @Route(routes.lenderMatch)
  one(@SignedIn() { user }: Caller, @Param('id', aLender) id: LenderId): Promise<LenderMatchDetail> {
    return this.services.call(rpc.matching.get, { userId: user.id, lenderId: id });
  }

  @Route(routes.noteApplication)
  note(
    @SignedIn() { user }: Caller,
    @Param('id', aLender) id: LenderId,
    @Body(new ZodPipe(routes.noteApplication.body)) { status }: { status: ApplicationStatus | null },
  ): Promise<LenderMatch> {
    return this.services.call(rpc.matching.note, { userId: user.id, lenderId: id, status });
  }
}
