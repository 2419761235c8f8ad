import { Controller } from '@nestjs/common';
import { routes, rpc, type RpcContract, type UserId } from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { composeDashboard } from './compose-dashboard.ts';

@Controller()
export class ReadDashboardController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.dashboard)
  async dashboard({ user }: InputOf<typeof routes.dashboard>) {
    const [score, lenders, documents] = await Promise.all([
      this.orAway(rpc.scoring.overview, user.id),
      this.orAway(rpc.matching.summary, user.id),
      this.orAway(rpc.documents.portfolio, user.id),
    ]);
    if (!score && !lenders && !documents) throw unavailable('The dashboard');
    return composeDashboard({ score, lenders, documents });
  }

  private async orAway<C extends RpcContract>(contract: C, userId: UserId) {
    return this.services.call<C>(contract, { userId } as never).catch((error: unknown) => {
      log().warn({ err: error, subject: contract.subject }, 'A part of the dashboard is away');
      return undefined;
    });
  }
}
