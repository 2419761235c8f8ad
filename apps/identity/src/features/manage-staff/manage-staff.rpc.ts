import { Controller } from '@nestjs/common';
import { type PracticeRole, rpc, type StaffMember } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OfPractice } from '../manage-practice/manage-practice.use-case.ts';
import { ManageStaff, type OfPerson } from './manage-staff.use-case.ts';

@Controller()
export class ManageStaffRpc {
  constructor(private readonly staff: ManageStaff) {}

  @Rpc(rpc.identity.practiceStaff)
  list(request: OfPractice): Promise<StaffMember[]> {
    return this.staff.list(request);
  }

  @Rpc(rpc.identity.changeStaff)
  change(request: OfPerson & { role: PracticeRole }): Promise<StaffMember> {
    return this.staff.change(request);
  }

  @Rpc(rpc.identity.removeStaff)
  remove(request: OfPerson): Promise<Record<string, never>> {
    return this.staff.remove(request);
  }
}
