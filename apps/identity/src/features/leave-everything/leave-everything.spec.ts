import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, businessId, type ErasureId, rpc, type User } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { finishErasure, tablesWith, waitForErasure } from '../../../testing/erasures.ts';
import { ann, outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, People, tokenOf } from '../../../testing/people.ts';

jest.setTimeout(6 * slowCallMs);

let identity: RunningService;
let people: People;

beforeAll(async () => {
  identity = await runIdentity({ ERASURE_PAUSE_SECONDS: '0', ERASURE_GRACE_DAYS: '0' });
  people = new People(identity);
});
afterAll(() => identity.stop());

async function erase({ id }: User): Promise<void> {
  const call = { ...actingForSelf(id), password: ann.password };
  await finishErasure(identity, (await identity.rpc.call(rpc.privacy.askErasure, call)).id);
}

describe('an erased person', () => {
  it('leaves the businesses of others, and no row with the id or the email', async () => {
    const [person, owner, guest] = [await people.add('erased'), await people.add(), await people.add()];
    await people.join(owner, person, { role: 'owner' });
    const member = await people.join(person, await people.add(), {});
    const sent = await people.invite(person, { role: 'member', email: guest.email }, firstBusinessOf(owner));
    await people.invite(guest, { role: 'member', email: person.email });
    expect(member.state).toBe('active');
    await erase(person);
    expect(await tablesWith(identity, person.id, person.email)).toEqual([]);
    expect(await people.people(owner)).toMatchObject([{ role: 'owner', holder: { id: owner.id } }]);
    expect(await outcomeOf(people.accept(guest, tokenOf(sent)))).toBe('INVITATION_WITHDRAWN');
  });

  it('leaves the first business to its other owner, with its papers and its history', async () => {
    const [person, heir] = [await people.add('erased'), await people.add()];
    const first = firstBusinessOf(person);
    await people.join(person, heir, { role: 'owner' });
    const { id } = await identity.rpc.call(rpc.privacy.askErasure, {
      ...actingForSelf(person.id),
      password: ann.password,
    });
    await waitForErasure(identity, id, 'done');
    expect(await people.admit(heir, first)).toMatchObject({ role: 'owner' });
    expect(await people.people(heir, first)).toMatchObject([{ holder: { id: heir.id }, state: 'active' }]);
    const requests = `select 1 from outbox where type = 'user.erasure-requested' and user_id = $1`;
    expect(await identity.query(requests, [first])).toEqual([]);
    expect(await tablesWith(identity, person.email)).toEqual([]);
    expect(await identity.query('select 1 from users where id = $1', [person.id])).toEqual([]);
    const audit = await identity.query(
      'select actor, action, subject_id from audit_entries where user_id = $1',
      [first],
    );
    expect(audit).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'grant.added', actor: heir.id })]),
    );
    expect(JSON.stringify(audit)).not.toContain(person.id);
  });

  it('takes along the further businesses without another owner', async () => {
    const [person, heir] = [await people.add('erased'), await people.add()];
    await people.givePlan(person.id, 'professional');
    const add = async (name: string) => {
      const call = { ...actingForSelf(person.id), name };
      return businessId.parse((await identity.rpc.call(rpc.identity.addBusiness, call)).id);
    };
    const [alone, shared] = [await add('Alone'), await add('Shared')];
    const invitation = { role: 'owner', email: heir.email } as const;
    await people.accept(heir, tokenOf(await people.invite(person, invitation, shared)));
    await erase(person);
    const [request] = await eventually(
      () =>
        identity.query(`select data from outbox where type = 'user.erasure-requested' and user_id = $1`, [
          alone,
        ]),
      (rows) => rows.length > 0,
      slowCallMs,
    );
    await finishErasure(identity, (request?.['data'] as { erasureId: ErasureId }).erasureId);
    expect(await tablesWith(identity, alone, person.id)).toEqual([]);
    expect(await people.admit(heir, shared)).toMatchObject({ role: 'owner', name: 'Shared' });
  });

  it('closes the practices without another admin, and leaves the others', async () => {
    const [person, partner, owner] = [await people.add('erased'), await people.add(), await people.add()];
    const led = await people.practice(person, 'Led');
    await people.staff(person, led.id, partner);
    await people.client(person, led.id, owner);
    const shared = await people.practice(partner, 'Shared');
    await people.staff(partner, shared.id, person, 'admin');
    await people.makeMaster(shared.id);
    const brand = { ...actingForSelf(person.id), practiceId: shared.id, name: 'Shared' };
    await identity.rpc.call(rpc.identity.changeBrand, brand);
    const replies = { ...brand, replyTo: person.email };
    expect(await outcomeOf(identity.rpc.call(rpc.identity.changeBrand, replies))).toBe('MAIL_NOT_CONFIGURED');
    await identity.query(
      'update practice_brands set reply_to = $2, reply_to_confirmed_at = now() where practice_id = $1',
      [shared.id, person.email],
    );
    await erase(person);
    const list = await identity.rpc.call(rpc.identity.practices, { userId: partner.id });
    expect(list).toMatchObject([{ name: 'Shared', brand: { replyTo: null, replyToConfirmed: false } }]);
    expect(await people.admit(partner, firstBusinessOf(owner))).toBeNull();
    expect(await people.people(owner)).toMatchObject([
      { role: 'owner' },
      { role: 'adviser', state: 'ended' },
    ]);
    expect(await tablesWith(identity, person.id, person.email)).toEqual([]);
  });
});
