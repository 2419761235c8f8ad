import { Body, Controller } from '@nestjs/common';
import {
  type ConfirmEmailBody,
  type ForgotPasswordBody,
  type ResetPasswordBody,
  routes,
  rpc,
  type Spoken,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { CalledFrom, type Client } from '../../session/client.ts';
import { Sessions } from '../../session/sessions.ts';

@Controller()
export class RecoverAccessController {
  constructor(
    private readonly services: RpcClient,
    private readonly remembered: Sessions,
  ) {}

  @Route(routes.forgotPassword)
  forgot(
    @Body(new ZodPipe(routes.forgotPassword.body)) body: ForgotPasswordBody,
    @CalledFrom() client: Client,
  ): Promise<Spoken> {
    return this.services.call(rpc.identity.forgotPassword, { ...body, ...client });
  }

  @Route(routes.resetPassword)
  async reset(
    @Body(new ZodPipe(routes.resetPassword.body)) body: ResetPasswordBody,
    @CalledFrom() client: Client,
  ): Promise<void> {
    await this.services.call(rpc.identity.resetPassword, { ...body, ...client });
    this.remembered.forgetEverybody();
  }

  @Route(routes.confirmEmail)
  async confirmEmail(
    @Body(new ZodPipe(routes.confirmEmail.body)) body: ConfirmEmailBody,
    @CalledFrom() client: Client,
  ): Promise<void> {
    await this.services.call(rpc.identity.confirmEmail, { ...body, ...client });
  }
}
