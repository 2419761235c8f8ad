import { Body, Controller, Query } from '@nestjs/common';
import {
  type Page,
  type PageQuery,
  type ProfileChange,
  type ProfileInput,
  type ProfileReply,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { answerList } from '../../http/answer-list.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

@Controller()
export class EditProfileController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.profile)
  profile(@SignedIn() { user }: Caller): Promise<ProfileReply> {
    return this.services.call(rpc.profile.get, { userId: user.id });
  }

  @Route(routes.saveProfile)
  save(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.saveProfile.body)) profile: ProfileInput,
  ): Promise<ProfileReply> {
    return this.services.call(rpc.profile.save, { userId: user.id, profile });
  }

  @Route(routes.profileHistory)
  history(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.profileHistory.query)) query: PageQuery,
  ): Promise<ProfileChange[] | Page<ProfileChange>> {
    return answerList(query, (page) => this.services.call(rpc.profile.history, { userId: user.id, page }));
  }
}
