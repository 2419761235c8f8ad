import { Controller } from '@nestjs/common';
import { type Acting, type LenderId, routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { answerList } from '../../http/answer-list.ts';
import { forward, forwarding } from '../../http/forward.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';

const ownMatch = ({ acting, params }: { acting: Acting; params: { id: LenderId } }) => ({
  ...acting,
  lenderId: params.id,
});

export const JudgeLendersController = forwarding({
  refresh: forward(routes.refreshMatches, rpc.matching.refresh, ({ acting }) => acting),
  compare: forward(routes.compareLenders, rpc.matching.compare, ({ user, query }) => ({
    userId: user.id,
    ids: query.ids,
  })),
  one: forward(routes.lenderMatch, rpc.matching.get, ownMatch),
  note: forward(routes.noteApplication, rpc.matching.note, (input) => ({
    ...ownMatch(input),
    status: input.body.status,
  })),
});

@Controller()
export class MatchLendersController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.lenderMatches)
  matches({ user, query: { include, ...query } }: InputOf<typeof routes.lenderMatches>) {
    const owner = { userId: user.id };
    if (include === 'all') return this.services.call(rpc.matching.all, { ...owner, page: query });
    return answerList(query, (page) => this.services.call(rpc.matching.eligible, { ...owner, page }));
  }
}
