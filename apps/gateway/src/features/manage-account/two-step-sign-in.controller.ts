import { Body, Controller } from '@nestjs/common';
import {
  type CodeBody,
  type Enrolment,
  type PasswordAndCodeBody,
  type PasswordBody,
  type RecoveryCodes,
  routes,
  rpc,
  type User,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { CalledFrom, type Client } from '../../session/client.ts';
import { Sessions } from '../../session/sessions.ts';
import { SiteSettings } from '../read-site-config/site-settings.ts';

@Controller()
export class TwoStepSignInController {
  constructor(
    private readonly services: RpcClient,
    private readonly remembered: Sessions,
    private readonly settings: SiteSettings,
  ) {}

  /** The app shows the product under the name its operator gave it. */
  @Route(routes.startMfa)
  async start(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.startMfa.body)) body: PasswordBody,
    @CalledFrom() client: Client,
  ): Promise<Enrolment> {
    const { productName: issuer } = await this.settings.current();
    return this.services.call(rpc.identity.startMfa, { userId: user.id, ...body, ...client, issuer });
  }

  @Route(routes.confirmMfa)
  async confirm(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.confirmMfa.body)) body: CodeBody,
    @CalledFrom() client: Client,
  ): Promise<RecoveryCodes> {
    const codes = await this.services.call(rpc.identity.confirmMfa, {
      userId: user.id,
      ...body,
      ...client,
    });
    this.remembered.forgetPerson(user.id);
    return codes;
  }

  @Route(routes.renewRecoveryCodes)
  renew(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.renewRecoveryCodes.body)) body: PasswordAndCodeBody,
    @CalledFrom() client: Client,
  ): Promise<RecoveryCodes> {
    return this.services.call(rpc.identity.renewRecoveryCodes, { userId: user.id, ...body, ...client });
  }

  @Route(routes.stopMfa)
  async stop(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.stopMfa.body)) body: PasswordAndCodeBody,
    @CalledFrom() client: Client,
  ): Promise<User> {
    const changed = await this.services.call(rpc.identity.stopMfa, { userId: user.id, ...body, ...client });
    this.remembered.forgetPerson(user.id);
    return changed;
  }
}
