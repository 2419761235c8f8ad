import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SignOut } from './sign-out.use-case.ts';

@Controller()
export class SignOutRpc {
  constructor(private readonly signOut: SignOut) {}

  @Rpc(rpc.identity.logout)
  async answer({ token }: { token: string }): Promise<Record<string, never>> {
    await this.signOut.run(token);
    return {};
  }
}
