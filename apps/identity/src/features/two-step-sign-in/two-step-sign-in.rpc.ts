import { Controller } from '@nestjs/common';
import { type Enrollment, type RecoveryCodes, rpc, type User } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnerProof } from '../verify-owner/verify-owner.use-case.ts';
import { type Code, TwoStepSignIn } from './two-step-sign-in.use-case.ts';

@Controller()
export class TwoStepSignInRpc {
  constructor(private readonly twoStep: TwoStepSignIn) {}

  @Rpc(rpc.identity.startMfa)
  start(request: OwnerProof & { issuer: string }): Promise<Enrollment> {
    return this.twoStep.start(request);
  }

  @Rpc(rpc.identity.confirmMfa)
  confirm(request: Code): Promise<RecoveryCodes> {
    return this.twoStep.confirm(request);
  }

  @Rpc(rpc.identity.renewRecoveryCodes)
  renew(request: OwnerProof & Code): Promise<RecoveryCodes> {
    return this.twoStep.renewCodes(request);
  }

  @Rpc(rpc.identity.stopMfa)
  stop(request: OwnerProof & Code): Promise<User> {
    return this.twoStep.stop(request);
  }
}
