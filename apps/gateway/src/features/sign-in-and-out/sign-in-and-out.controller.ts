import { Body, Controller, Inject, Query, Req, Res } from '@nestjs/common';
import {
  type LoginBody,
  routes,
  rpc,
  safeReturnTo,
  type SignedIn as Session,
  type SignupBody,
  type User,
} from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { PUBLIC_ORIGIN } from '../../session/access.guard.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { CalledFrom, type Client } from '../../session/client.ts';
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
  async signUp(
    @Body(new ZodPipe(routes.signup.body)) body: SignupBody,
    @CalledFrom() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    return this.opened(reply, await this.services.call(rpc.identity.signup, { ...body, ...client }));
  }

  @Route(routes.login)
  async signIn(
    @Body(new ZodPipe(routes.login.body)) body: LoginBody,
    @CalledFrom() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    return this.opened(reply, await this.services.call(rpc.identity.login, { ...body, ...client }));
  }

  @Route(routes.logout)
  async signOut(
    @SignedIn() { token }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.revoke(token);
    clearSessionCookie(reply);
  }

  @Route(routes.loginPage)
  loginPage(
    @Query(new ZodPipe(routes.loginPage.query)) query: { returnTo?: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): void {
    const returnTo = safeReturnTo(query.returnTo);
    const carried = returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
    void reply.header('location', `/?view=signin${carried}`);
  }

  @Route(routes.logoutPage)
  async logoutPage(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const presented = presentedToken(request);
    if (presented) await this.revokeNowOrLater(presented.token);
    clearSessionCookie(reply);
    void reply.header('location', '/');
  }

  @Route(routes.currentUser)
  currentUser(@SignedIn() { user }: Caller): User {
    return user;
  }

  private opened(reply: FastifyReply, session: Session): Session {
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
