import { Controller } from '@nestjs/common';
import { type ApprovedRequest, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DecideStaffRequest, type Decision } from './decide-staff-request.use-case.ts';

@Controller()
export class DecideStaffRequestRpc {
  constructor(private readonly decide: DecideStaffRequest) {}

  @Rpc(rpc.identity.approveStaffRequest)
  approve(request: Decision): Promise<ApprovedRequest> {
    return this.decide.approve(request);
  }

  @Rpc(rpc.identity.rejectStaffRequest)
  async reject(request: Decision): Promise<Record<string, never>> {
    await this.decide.reject(request);
    return {};
  }
}
