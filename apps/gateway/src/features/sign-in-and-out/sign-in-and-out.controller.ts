import { Controller, Inject } from '@nestjs/common';
import { pages, routes, rpc, safeReturnTo, type SignedIn } from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { PUBLIC_ORIGIN } from '../../session/access.guard.ts';
import { clearSessionCookie, presentedToken, setSessionCookie } from '../../session/session-cookie.ts';
import { Sessions } from '../../session/sessions.ts';
import { LateRevocations } from './late-revocations.ts';

@Controller()
export class SignInAndOutController {
  private readonly secure: boolean;

  constructor(
    private readonly services: RpcClient,
    private readonly sessions: Sessions,
    private readonly late: LateRevocations,
    @Inject(PUBLIC_ORIGIN) origin: string,
  ) {
    this.secure = origin.startsWith('https:');
  }

  @Route(routes.signup)
  async signUp({ body, client, reply }: InputOf<typeof routes.signup>) {
    return this.opened(reply, await this.services.call(rpc.identity.signup, { ...body, ...client }));
  }

  @Route(routes.login)
  async signIn({ body, client, reply }: InputOf<typeof routes.login>) {
    return this.opened(reply, await this.services.call(rpc.identity.login, { ...body, ...client }));
  }

  @Route(routes.logout)
  async signOut({ token, reply }: InputOf<typeof routes.logout>): Promise<void> {
    await this.revoke(token);
    clearSessionCookie(reply);
  }

  @Route(routes.loginPage)
  loginPage({ query, reply }: InputOf<typeof routes.loginPage>): void {
    const returnTo = safeReturnTo(query.returnTo);
    const carried = returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
    void reply.header('location', `${pages.home}?view=signin${carried}`);
  }

  @Route(routes.logoutPage)
  async logoutPage({ request, reply }: InputOf<typeof routes.logoutPage>): Promise<void> {
    const presented = presentedToken(request);
    if (presented) await this.revokeNowOrLater(presented.token);
    clearSessionCookie(reply);
    void reply.header('location', pages.home);
  }

  @Route(routes.currentUser)
  currentUser({ user }: InputOf<typeof routes.currentUser>) {
    return user;
  }

  private opened(reply: FastifyReply, session: SignedIn): SignedIn {
    setSessionCookie(reply, session.token, this.secure);
    return session;
  }

  private async revoke(token: string): Promise<void> {
    await this.services.call(rpc.identity.logout, { token });
    this.sessions.forget(token);
  }

  /** Who leaves a browser is out of it, also while identity is away. */
  private async revokeNowOrLater(token: string): Promise<void> {
    try {
      await this.revoke(token);
    } catch (error) {
      if (asDomainError(error)?.kind !== 'unavailable' || !this.late.add(token)) throw error;
      this.sessions.forget(token);
    }
  }
}
