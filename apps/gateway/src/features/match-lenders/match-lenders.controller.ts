import { Controller } from '@nestjs/common';
import { type Acting, type LenderId, routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { MatchLenders } from './match-lenders.query.ts';

const toMatchRequest = ({ acting, params }: { acting: Acting; params: { id: LenderId } }) => ({
  ...acting,
  lenderId: params.id,
});

export const InspectMatchesController = forwarding({
  refresh: forward(routes.refreshMatches, rpc.matching.refresh, ({ acting }) => acting),
  carry: forward(routes.lenderCarry, rpc.matching.carry, ({ acting }) => ({ userId: acting.userId })),
  compare: forward(routes.compareLenders, rpc.matching.compare, ({ acting, query }) => ({
    userId: acting.userId,
    ids: query.ids,
  })),
  one: forward(routes.lenderMatch, rpc.matching.get, (input) => ({
    ...toMatchRequest(input),
    ...input.query,
  })),
  network: forward(routes.lenderNetwork, rpc.matching.network, () => ({})),
  families: forward(routes.lenderFamilies, rpc.matching.families, () => ({})),
  naics: forward(routes.naics, rpc.matching.naics, ({ query }) => query),
  note: forward(routes.noteApplication, rpc.matching.note, (input) => ({
    ...toMatchRequest(input),
    status: input.body.status,
  })),
});

@Controller()
export class MatchLendersController {
  constructor(private readonly lenders: MatchLenders) {}

  @Route(routes.lenderMatches)
  matches({ acting, query }: InputOf<typeof routes.lenderMatches>) {
    return this.lenders.run(acting.userId, query);
  }

  @Route(routes.lenderPrograms)
  programs({ acting }: InputOf<typeof routes.lenderPrograms>) {
    return this.lenders.programs(acting.userId);
  }
}
