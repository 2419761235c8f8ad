import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding, forwardPages } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ExplainScore } from './explain-score.use-case.ts';

export const TraceScoreController = forwarding({
  history: forwardPages(routes.scoreHistory, rpc.scoring.history, ({ acting }, page) => ({
    userId: acting.userId,
    page,
  })),
  proven: forward(routes.provenScore, rpc.scoring.proven, ({ acting }) => ({ userId: acting.userId })),
  provenHistory: forwardPages(routes.provenHistory, rpc.scoring.provenHistory, ({ acting }, page) => ({
    userId: acting.userId,
    page,
  })),
  input: forward(routes.scoreInput, rpc.scoring.input, ({ acting }) => ({ userId: acting.userId })),
});

@Controller()
export class ExplainScoreController {
  constructor(private readonly scores: ExplainScore) {}

  @Route(routes.score)
  score({ acting, business }: InputOf<typeof routes.score>) {
    return this.scores.read(acting.userId, business.areas);
  }

  @Route(routes.recalculateScore)
  recalculate({ acting, business }: InputOf<typeof routes.recalculateScore>) {
    return this.scores.recalculate(acting, business.areas);
  }
}
