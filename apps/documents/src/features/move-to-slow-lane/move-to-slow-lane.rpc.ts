import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { MoveToSlowLane, type QuickReading } from './move-to-slow-lane.use-case.ts';

@Controller()
export class MoveToSlowLaneRpc {
  constructor(private readonly moveToSlowLane: MoveToSlowLane) {}

  @Rpc(rpc.documents.moveToSlowLane)
  async move(reading: QuickReading): Promise<Record<string, never>> {
    await this.moveToSlowLane.run(reading);
    return {};
  }
}
