import { Injectable } from '@nestjs/common';
import {
  type Area,
  type AreaLevels,
  type DashboardReply,
  includes,
  rpc,
  type RpcContract,
  type UserId,
} from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { composeDashboard } from '../../domain/dashboard.view.ts';
import { parts } from '../../gateway.wording.ts';

@Injectable()
export class ReadDashboard {
  constructor(private readonly services: RpcClient) {}

  async run(userId: UserId, areas: AreaLevels): Promise<DashboardReply> {
    const canView = (area: Area) => includes(areas[area], 'view');
    const [score, lenders, documents] = await Promise.all([
      this.callOrSkip(rpc.scoring.overview, userId),
      canView('matches') ? this.callOrSkip(rpc.matching.summary, userId) : undefined,
      canView('documents') ? this.callOrSkip(rpc.documents.portfolio, userId) : undefined,
    ]);
    if (!score && !lenders && !documents) throw unavailable(parts.dashboard);
    const withheld = [
      ...(canView('matches') ? [] : (['lenders'] as const)),
      ...(canView('documents') ? [] : (['documents'] as const)),
    ];
    return composeDashboard({ score, lenders, documents }, withheld);
  }

  private async callOrSkip<C extends RpcContract>(contract: C, userId: UserId) {
    return this.services.call<C>(contract, { userId } as never).catch((error: unknown) => {
      log().warn({ err: error, subject: contract.subject }, 'A part of the dashboard is not available');
      return undefined;
    });
  }
}
