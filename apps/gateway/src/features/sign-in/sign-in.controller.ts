import { Controller } from '@nestjs/common';
import { type OpenedSession, pages, routes, rpc, safeReturnTo, type SignedIn } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { SessionCookies } from '../../session/session-cookie.adapter.ts';
import { StaffTwoStep } from '../../session/staff-two-step.adapter.ts';

@Controller()
export class SignInController {
  constructor(
    private readonly services: RpcClient,
    private readonly staffTwoStep: StaffTwoStep,
    private readonly cookies: SessionCookies,
  ) {}

  @Route(routes.signup)
  async signUp({ body, client, request, reply }: InputOf<typeof routes.signup>) {
    const device = this.cookies.deviceOf(request);
    const opened = await this.services.call(rpc.identity.signup, { ...body, ...client, device });
    return this.openSession(reply, opened, device);
  }

  @Route(routes.login)
  async signIn({ body, client, request, reply }: InputOf<typeof routes.login>) {
    const device = this.cookies.deviceOf(request);
    const opened = await this.services.call(rpc.identity.login, { ...body, ...client, device });
    return this.openSession(reply, opened, device);
  }

  @Route(routes.loginPage)
  loginPage({ query, reply }: InputOf<typeof routes.loginPage>): void {
    const returnTo = safeReturnTo(query.returnTo);
    const returnParameter = returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
    void reply.header('location', `${pages.home}?view=signin${returnParameter}`);
  }

  @Route(routes.currentUser)
  currentUser({ user }: InputOf<typeof routes.currentUser>) {
    return user;
  }

  private openSession(reply: FastifyReply, opened: OpenedSession, device: string): SignedIn {
    const session = this.cookies.open(reply, opened, device);
    return { ...session, user: this.staffTwoStep.mark(session.user) };
  }
}
