import { Controller } from '@nestjs/common';
import { type ProfileFigure, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { z } from 'zod';
import { SettleFigures } from './settle-figures.use-case.ts';

type SettleRequest = z.output<typeof rpc.profile.settleFigures.request>;

@Controller()
export class SettleFiguresRpc {
  constructor(private readonly settleFigures: SettleFigures) {}

  @Rpc(rpc.profile.settleFigures)
  answer({ choices, ...acting }: SettleRequest): Promise<ProfileFigure[]> {
    return this.settleFigures.run(acting, choices);
  }
}
