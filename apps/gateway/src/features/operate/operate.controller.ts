import { Body, Controller, Query } from '@nestjs/common';
import {
  type AuditQuery,
  type AuditReply,
  type DeadLetterBody,
  type DeadLetterList,
  ownerServices,
  routes,
  rpc,
  type SupportDocument,
  type SupportQuery,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { askAll, mergeAudits } from './merge-audits.ts';

@Controller()
export class OperateController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.audit)
  audit(@Query(new ZodPipe(routes.audit.query)) query: AuditQuery): Promise<AuditReply> {
    return mergeAudits(this.services, query);
  }

  @Route(routes.deadLetters)
  async deadLetters(): Promise<DeadLetterList> {
    const { answers, unavailable } = await askAll(ownerServices, (service) =>
      this.services.call(rpc[service].deadLetters, {}),
    );
    const items = answers.flatMap(([service, letters]) => letters.map((each) => ({ ...each, service })));
    return { items: items.sort((a, b) => (a.failedAt < b.failedAt ? 1 : -1)), unavailable };
  }

  @Route(routes.requeueDeadLetters)
  requeue(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.requeueDeadLetters.body)) { service, ids }: DeadLetterBody,
  ): Promise<{ count: number }> {
    return this.services.call(rpc[service].requeue, { actorId: user.id, ids });
  }

  @Route(routes.purgeDeadLetters)
  purge(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.purgeDeadLetters.body)) { service, ids }: DeadLetterBody,
  ): Promise<{ count: number }> {
    return this.services.call(rpc[service].purge, { actorId: user.id, ids });
  }

  @Route(routes.support)
  support(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.support.query)) { search }: SupportQuery,
  ): Promise<SupportDocument[]> {
    return this.services.call(rpc.privacy.support, { actorId: user.id, search });
  }
}
