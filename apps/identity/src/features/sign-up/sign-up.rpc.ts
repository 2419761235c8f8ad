import { Controller } from '@nestjs/common';
import { type OpenedSession, rpc, type SignupCall } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SignUp } from './sign-up.use-case.ts';

@Controller()
export class SignUpRpc {
  constructor(private readonly signUp: SignUp) {}

  @Rpc(rpc.identity.signup)
  answer(request: SignupCall): Promise<OpenedSession> {
    return this.signUp.run(request);
  }
}
