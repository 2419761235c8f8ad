import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding, forwardPages } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ExplainScore } from './explain-score.use-case.ts';

export const TraceScoreController = forwarding({
  history: forwardPages(routes.scoreHistory, rpc.scoring.history, ({ user }, page) => ({
    userId: user.id,
    page,
  })),
  proven: forward(routes.provenScore, rpc.scoring.proven, ({ user }) => ({ userId: user.id })),
  provenHistory: forwardPages(routes.provenHistory, rpc.scoring.provenHistory, ({ user }, page) => ({
    userId: user.id,
    page,
  })),
  input: forward(routes.scoreInput, rpc.scoring.input, ({ user }) => ({ userId: user.id })),
});

@Controller()
export class ExplainScoreController {
  constructor(private readonly scores: ExplainScore) {}

  @Route(routes.score)
  score({ user }: InputOf<typeof routes.score>) {
    return this.scores.read(user.id);
  }

  @Route(routes.recalculateScore)
  recalculate({ acting }: InputOf<typeof routes.recalculateScore>) {
    return this.scores.recalculate(acting);
  }
}
