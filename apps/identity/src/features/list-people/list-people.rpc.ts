import { Controller } from '@nestjs/common';
import { type ActorOfBusiness, type Grant, type Invitation, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListPeople } from './list-people.query.ts';

@Controller()
export class ListPeopleRpc {
  constructor(private readonly list: ListPeople) {}

  @Rpc(rpc.identity.people)
  people(request: { userId: UserId }): Promise<Grant[]> {
    return this.list.people(request);
  }

  @Rpc(rpc.identity.invitations)
  invitations(request: { userId: UserId }): Promise<Invitation[]> {
    return this.list.invitations(request);
  }

  @Rpc(rpc.identity.actorsOf)
  actors(request: { userId: UserId }): Promise<ActorOfBusiness[]> {
    return this.list.actors(request);
  }
}
