import {
  actingForSelf,
  actorId,
  businessId,
  type BusinessId,
  type EventContract,
  type Grant,
  type GrantId,
  type InviteBody,
  type Practice,
  type PracticeId,
  type PracticeInviteBody,
  type SubscriptionPlan,
  rpc,
  type User,
  type UserId,
} from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { signUp } from './identity.ts';

export const tokenOf = ({ url }: { url: string }): string => url.slice(url.indexOf('#') + 1);

export const firstBusinessOf = ({ id }: User): BusinessId => businessId.parse(id);

/** A call about a business, by a person. */
export const forBusiness = (business: BusinessId, actor: User) => ({
  userId: business as string as UserId,
  businessId: business,
  actorId: actorId.parse(actor.id),
});

interface Published {
  type: string;
  userId: string;
  aggregateId: string;
  data: Record<string, unknown>;
}

export class People {
  readonly published: Published[] = [];
  private count = 0;

  constructor(readonly identity: RunningService) {}

  listen(...contracts: EventContract[]): void {
    for (const { subject } of contracts)
      this.identity.connection.subscribe(subject, {
        callback: (_, message) => void this.published.push(message.json()),
      });
  }

  async add(name = 'person'): Promise<User> {
    const email = `${name}${(this.count += 1)}@example.com`;
    return (await signUp(this.identity, email)).user;
  }

  admit({ id }: User, to?: BusinessId) {
    return this.identity.rpc.call(rpc.identity.admit, { userId: id, ...(to && { to }) });
  }

  invite(owner: User, invitation: InviteBody, business = firstBusinessOf(owner)) {
    return this.identity.rpc.call(rpc.identity.invite, { ...forBusiness(business, owner), invitation });
  }

  accept(person: User, token: string, given: object = {}): Promise<Grant | Practice> {
    return this.identity.rpc.call(rpc.identity.acceptInvitation, {
      ...actingForSelf(person.id),
      token,
      ...given,
    });
  }

  async join(owner: User, person: User, invitation: Partial<InviteBody> = {}, given: object = {}) {
    const body: InviteBody = { role: 'member', email: person.email, ...invitation };
    return (await this.accept(person, tokenOf(await this.invite(owner, body)), given)) as Grant;
  }

  people(owner: User, business = firstBusinessOf(owner)): Promise<Grant[]> {
    return this.identity.rpc.call(rpc.identity.people, { userId: forBusiness(business, owner).userId });
  }

  end(owner: User, grantId: GrantId, business = firstBusinessOf(owner)) {
    return this.identity.rpc.call(rpc.identity.endGrant, { ...forBusiness(business, owner), grantId });
  }

  practice(admin: User, name = 'Reyes Advisers'): Promise<Practice> {
    return this.identity.rpc.call(rpc.identity.addPractice, { ...actingForSelf(admin.id), name });
  }

  inviteToPractice(admin: User, practiceId: PracticeId, invitation: PracticeInviteBody) {
    const call = { ...actingForSelf(admin.id), practiceId, invitation };
    return this.identity.rpc.call(rpc.identity.practiceInvite, call);
  }

  async client(admin: User, practiceId: PracticeId, owner: User, given: object = {}): Promise<Grant> {
    const invitation = { kind: 'client', email: owner.email } as const;
    const sent = await this.inviteToPractice(admin, practiceId, invitation);
    return (await this.accept(owner, tokenOf(sent), given)) as Grant;
  }

  async staff(admin: User, practiceId: PracticeId, person: User, role: 'admin' | 'staff' = 'staff') {
    const invitation = { kind: 'staff', email: person.email, role } as const;
    await this.accept(person, tokenOf(await this.inviteToPractice(admin, practiceId, invitation)));
  }

  async givePlan(id: string, plan: SubscriptionPlan): Promise<void> {
    await this.identity.query('update businesses set plan = $2 where user_id = $1', [id, plan]);
  }

  async makeMaster(practiceId: PracticeId): Promise<void> {
    await this.identity.query(`update practices set plan = 'master' where id = $1`, [practiceId]);
  }
}
