import { Controller } from '@nestjs/common';
import { rpc, type StaffRequest, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListStaffRequests } from './list-staff-requests.query.ts';

@Controller()
export class ListStaffRequestsRpc {
  constructor(private readonly listStaffRequests: ListStaffRequests) {}

  @Rpc(rpc.identity.staffRequests)
  answer(request: { actorId: UserId }): Promise<StaffRequest[]> {
    return this.listStaffRequests.run(request);
  }
}
