import { Controller } from '@nestjs/common';
import {
  type BusinessSummary,
  type Page,
  type PracticeSummary,
  rpc,
  type UserQuery,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type Assignment, OverseeBusinesses } from './oversee-businesses.use-case.ts';

@Controller()
export class OverseeBusinessesRpc {
  constructor(private readonly oversight: OverseeBusinesses) {}

  @Rpc(rpc.identity.allBusinesses)
  businesses(request: UserQuery): Promise<Page<BusinessSummary>> {
    return this.oversight.businesses(request);
  }

  @Rpc(rpc.identity.allPractices)
  practices(request: UserQuery): Promise<Page<PracticeSummary>> {
    return this.oversight.practices(request);
  }

  @Rpc(rpc.identity.assignManager)
  assignManager(assignment: Assignment): Promise<PracticeSummary> {
    return this.oversight.assignManager(assignment);
  }
}
