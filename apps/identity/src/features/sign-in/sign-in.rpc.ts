import { Controller } from '@nestjs/common';
import { type LoginCall, type OpenedSession, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SignIn } from './sign-in.use-case.ts';

@Controller()
export class SignInRpc {
  constructor(private readonly signIn: SignIn) {}

  @Rpc(rpc.identity.login)
  answer(request: LoginCall): Promise<OpenedSession> {
    return this.signIn.run(request);
  }
}
