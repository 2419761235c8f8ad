import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  type AccountSession,
  type ChangeEmailBody,
  type ChangePasswordBody,
  type EndedSessions,
  type NameBody,
  type Page,
  type PageQuery,
  routes,
  rpc,
  sessionId,
  type SessionId,
  type Spoken,
  type User,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { pageOfWhole } from '../../http/answer-list.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { CalledFrom, type Client } from '../../session/client.ts';
import { Sessions } from '../../session/sessions.ts';

@Controller()
export class ManageAccountController {
  constructor(
    private readonly services: RpcClient,
    private readonly remembered: Sessions,
  ) {}

  @Route(routes.changeName)
  async changeName(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.changeName.body)) body: NameBody,
  ): Promise<User> {
    const changed = await this.services.call(rpc.identity.changeName, { userId: user.id, ...body });
    this.remembered.forgetPerson(user.id);
    return changed;
  }

  @Route(routes.changePassword)
  async changePassword(
    @SignedIn() { user, token }: Caller,
    @Body(new ZodPipe(routes.changePassword.body)) body: ChangePasswordBody,
    @CalledFrom() client: Client,
  ): Promise<void> {
    await this.services.call(rpc.identity.changePassword, { userId: user.id, token, ...body, ...client });
  }

  @Route(routes.changeEmail)
  changeEmail(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.changeEmail.body)) body: ChangeEmailBody,
    @CalledFrom() client: Client,
  ): Promise<Spoken> {
    return this.services.call(rpc.identity.changeEmail, { userId: user.id, ...body, ...client });
  }

  @Route(routes.sessions)
  async sessions(
    @SignedIn() { user, token }: Caller,
    @Query(new ZodPipe(routes.sessions.query)) query: PageQuery,
  ): Promise<AccountSession[] | Page<AccountSession>> {
    return pageOfWhole(await this.services.call(rpc.identity.sessions, { userId: user.id, token }), query);
  }

  @Route(routes.endSession)
  async endSession(
    @SignedIn() { user }: Caller,
    @Param('id', new IdPipe(sessionId)) id: SessionId,
  ): Promise<void> {
    await this.services.call(rpc.identity.endSession, { userId: user.id, id });
  }

  @Route(routes.endOtherSessions)
  endOtherSessions(@SignedIn() { user, token }: Caller): Promise<EndedSessions> {
    return this.services.call(rpc.identity.endOtherSessions, { userId: user.id, token });
  }
}
