import { Controller } from '@nestjs/common';
import { type Acting, type BusinessId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { LeaveBusiness } from './leave-business.use-case.ts';

@Controller()
export class LeaveBusinessRpc {
  constructor(private readonly leaveBusiness: LeaveBusiness) {}

  @Rpc(rpc.identity.leaveBusiness)
  answer(request: Acting & { id: BusinessId }): Promise<Record<string, never>> {
    return this.leaveBusiness.run(request);
  }
}
