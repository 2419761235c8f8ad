import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { confirm, forward, forwarding, forwardList } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import type { Caller } from '../../session/caller.adapter.ts';
import { Sessions } from '../../session/sessions.adapter.ts';

const toSessionRequest = ({ acting, token }: Caller) => ({ ...acting, token });

export const ManageSignInController = forwarding({
  changePassword: confirm(routes.changePassword, rpc.identity.changePassword, (input) => ({
    ...toSessionRequest(input),
    ...input.body,
    ...input.client,
  })),
  changeEmail: forward(routes.changeEmail, rpc.identity.changeEmail, ({ acting, body, client }) => ({
    ...acting,
    ...body,
    ...client,
  })),
  renewToken: forward(routes.renewToken, rpc.identity.renewToken, (input) => ({
    ...toSessionRequest(input),
    binding: input.binding,
  })),
  confirmIdentity: confirm(routes.confirmIdentity, rpc.identity.confirmIdentity, (input) => ({
    ...toSessionRequest(input),
    ...input.body,
    ...input.client,
  })),
  sessions: forwardList(routes.sessions, rpc.identity.sessions, toSessionRequest),
  endSession: confirm(routes.endSession, rpc.identity.endSession, ({ acting, params }) => ({
    ...acting,
    id: params.id,
  })),
  endOtherSessions: forward(routes.endOtherSessions, rpc.identity.endOtherSessions, toSessionRequest),
});

@Controller()
export class ManageAccountController {
  constructor(
    private readonly services: RpcClient,
    private readonly sessions: Sessions,
  ) {}

  @Route(routes.changeName)
  async changeName({ user, acting, body }: InputOf<typeof routes.changeName>) {
    const changed = await this.services.call(rpc.identity.changeName, { ...acting, ...body });
    this.sessions.dropUser(user.id);
    return changed;
  }
}
