import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { confirm, forward, forwarding } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { Sessions } from '../../session/sessions.adapter.ts';

export const OneTimeLinksController = forwarding({
  forgot: forward(routes.forgotPassword, rpc.identity.forgotPassword, ({ body, client }) => ({
    ...body,
    ...client,
  })),
  confirmEmail: confirm(routes.confirmEmail, rpc.identity.confirmEmail, ({ body, client }) => ({
    ...body,
    ...client,
  })),
});

@Controller()
export class RecoverAccessController {
  constructor(
    private readonly services: RpcClient,
    private readonly sessions: Sessions,
  ) {}

  @Route(routes.resetPassword)
  async reset({ body, client }: InputOf<typeof routes.resetPassword>): Promise<void> {
    await this.services.call(rpc.identity.resetPassword, { ...body, ...client });
    this.sessions.dropAll();
  }
}
