import { Controller } from '@nestjs/common';
import { type Acting, type ChangeGrantBody, type Grant, type GrantId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeGrant } from './change-grant.use-case.ts';

@Controller()
export class ChangeGrantRpc {
  constructor(private readonly grants: ChangeGrant) {}

  @Rpc(rpc.identity.changeGrant)
  change(request: Acting & { grantId: GrantId; change: ChangeGrantBody }): Promise<Grant> {
    return this.grants.change(request);
  }

  @Rpc(rpc.identity.endGrant)
  end(request: Acting & { grantId: GrantId }): Promise<Grant> {
    return this.grants.end(request);
  }
}
