import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type BusinessId,
  type ErasureId,
  type Grant,
  rpc,
  type User,
  type UserId,
} from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { endGrace, finishErasure, tablesWith, waitForErasure } from '../../../testing/erasures.ts';
import { ann, outcomeOf, runIdentity, runReplica, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, People, tokenOf } from '../../../testing/people.ts';

jest.setTimeout(6 * slowCallMs);

let identity: RunningService;
let people: People;

beforeAll(async () => {
  identity = await runIdentity({ ERASURE_PAUSE_SECONDS: '0' });
  people = new People(identity);
});
afterAll(() => identity.stop());

const { password } = ann;
const erase = (by: User, id: BusinessId, typed = password) =>
  identity.rpc.call(rpc.identity.eraseBusiness, { ...actingForSelf(by.id), id, password: typed }, slowCallMs);
const cancel = (by: User, id: BusinessId) =>
  identity.rpc.call(rpc.identity.keepBusiness, { ...actingForSelf(by.id), id });
const eraseAccount = (by: User) =>
  identity.rpc.call(rpc.privacy.askErasure, { ...actingForSelf(by.id), password }, slowCallMs);
const businesses = ({ id }: User) => identity.rpc.call(rpc.identity.businesses, { userId: id });
const noticesOf = async ({ id }: { id: UserId }) =>
  (await identity.rpc.call(rpc.identity.notices, { userId: id })).map(({ kind }) => kind);
const endsOf = async (person: User, id: BusinessId) =>
  (await businesses(person)).find((each) => each.id === id)?.erasedAfter;

async function further(owner: User, name = 'Shop'): Promise<BusinessId> {
  await people.givePlan(owner.id, 'professional');
  return (await identity.rpc.call(rpc.identity.addBusiness, { ...actingForSelf(owner.id), name })).id;
}

async function addOwner(owner: User, heir: User, id: BusinessId): Promise<Grant> {
  const sent = await people.invite(owner, { role: 'owner', email: heir.email }, id);
  return (await people.accept(heir, tokenOf(sent))) as Grant;
}

describe('the erasure of a business', () => {
  it('is requested once, by an owner with the password', async () => {
    const [owner, member, outsider] = [await people.add(), await people.add(), await people.add()];
    const id = firstBusinessOf(owner);
    await people.join(owner, member);
    expect(await outcomeOf(erase(outsider, id))).toBe('BUSINESS_NOT_FOUND');
    expect(await outcomeOf(erase(member, id))).toBe('GRANT_NEEDED');
    expect(await outcomeOf(erase(owner, id, 'wrong horse'))).toBe('WRONG_PASSWORD');
    expect(await endsOf(owner, id)).toBeNull();
    const { dueAt, requestedAt } = await erase(owner, id);
    expect(Math.round((Date.parse(dueAt) - Date.parse(requestedAt)) / 86_400_000)).toBe(30);
    expect(await outcomeOf(erase(owner, id))).toBe('ERASURE_ASKED');
    expect([await endsOf(owner, id), await endsOf(member, id)]).toEqual([dueAt, dueAt]);
    expect(await identity.rpc.call(rpc.privacy.erasure, { userId: owner.id })).toMatchObject({
      erasure: null,
    });
  });

  it('is canceled by any owner, also by one who got the business meanwhile', async () => {
    const [owner, member, heir] = [await people.add(), await people.add(), await people.add()];
    const id = await further(owner);
    const invitation = { role: 'member', email: member.email } as const;
    await people.accept(member, tokenOf(await people.invite(owner, invitation, id)));
    const { id: erasure } = await erase(owner, id);
    expect(await outcomeOf(cancel(member, id))).toBe('GRANT_NEEDED');
    await addOwner(owner, heir, id);
    expect(await outcomeOf(cancel(heir, id))).toBe('in');
    expect(await outcomeOf(cancel(owner, id))).toBe('NO_ERASURE');
    await endGrace(identity, erasure);
    expect(await people.admit(member, id)).toMatchObject({ role: 'member' });
    expect(await endsOf(owner, id)).toBeNull();
  });

  it('of a first business leaves the account, its sessions and the other businesses', async () => {
    const [owner, adviser, other] = [await people.add(), await people.add(), await people.add()];
    const id = firstBusinessOf(owner);
    const shop = await further(owner);
    const { id: practiceId } = await people.practice(adviser);
    await people.client(adviser, practiceId, owner);
    await people.join(other, owner);
    const { id: erasure } = await erase(owner, id);
    await endGrace(identity, erasure);
    await finishErasure(identity, erasure);
    expect(await people.admit(adviser, id)).toBeNull();
    expect(await people.admit(owner, id)).toBeNull();
    expect(await people.admit(owner)).toMatchObject({ id: shop, role: 'owner' });
    expect(await people.admit(owner, firstBusinessOf(other))).toMatchObject({ role: 'member' });
    const credentials = { email: owner.email, password };
    expect(await identity.rpc.call(rpc.identity.login, credentials, slowCallMs)).toMatchObject({
      user: { id: owner.id },
    });
    const left = await tablesWith(identity, owner.id);
    expect(left).toEqual(expect.arrayContaining(['users', 'sessions', 'consents']));
    expect(await identity.query('select 1 from businesses where user_id = $1', [id])).toEqual([]);
    expect(await identity.query('select 1 from grants where user_id = $1', [id])).toEqual([]);
  });

  it('leaves no row of a further business', async () => {
    const owner = await people.add();
    const shop = await further(owner);
    const { id } = await erase(owner, shop);
    await endGrace(identity, id);
    await finishErasure(identity, id);
    expect(await tablesWith(identity, shop)).toEqual([]);
    expect(await people.admit(owner)).toMatchObject({ id: owner.id });
  });
});

describe('a restored backup', () => {
  it('leads to a second erasure of the business, and to not to that of its owner', async () => {
    const owner = await people.add();
    const id = firstBusinessOf(owner);
    const { id: first } = await erase(owner, id);
    await endGrace(identity, first);
    await finishErasure(identity, first);
    await identity.query(`insert into businesses (user_id, name) values ($1, 'Restored')`, [id]);
    const replica = await runReplica(identity, { ERASURE_PAUSE_SECONDS: '0' });
    const [second] = await eventually(
      () => identity.query(`select id, covers from erasures where user_id = $1`, [id]),
      (rows) => rows.length > 0,
      slowCallMs,
    );
    expect(second).toMatchObject({ covers: 'business' });
    await finishErasure(identity, second?.['id'] as ErasureId);
    await replica.close();
    expect(await identity.query('select 1 from businesses where user_id = $1', [id])).toEqual([]);
    expect(await identity.query('select 1 from users where id = $1', [id])).toHaveLength(1);
  });
});

describe('the others with access', () => {
  it('get a notice when the erasure of a business begins, and the owner who requests it none', async () => {
    const [owner, heir, member, worker] = [
      await people.add(),
      await people.add(),
      await people.add(),
      await people.add(),
    ];
    const adviser = await people.add();
    await people.givePlan(owner.id, 'professional');
    await addOwner(owner, heir, firstBusinessOf(owner));
    await people.join(owner, member);
    const { id: practiceId } = await people.practice(adviser);
    await people.staff(adviser, practiceId, worker);
    await people.client(adviser, practiceId, owner);
    await erase(owner, firstBusinessOf(owner));
    for (const person of [heir, member, adviser, worker])
      expect(await noticesOf(person)).toEqual(['erasure-planned']);
    expect(await noticesOf(owner)).toEqual([]);
  });

  it('get it for the businesses that go with a person, and not for those that stay', async () => {
    const [owner, member, partner, heir] = [
      await people.add(),
      await people.add(),
      await people.add(),
      await people.add(),
    ];
    const shared = await further(owner);
    await addOwner(owner, heir, shared);
    const invitation = { role: 'member', email: partner.email } as const;
    await people.accept(partner, tokenOf(await people.invite(owner, invitation, shared)));
    await people.join(owner, member);
    const { dueAt } = await eraseAccount(owner);
    expect(await noticesOf(member)).toEqual(['erasure-planned']);
    expect([await noticesOf(partner), await noticesOf(heir)]).toEqual([[], []]);
    expect(await endsOf(member, firstBusinessOf(owner))).toBe(dueAt);
    expect(await endsOf(heir, shared)).toBeNull();
  });

  it('can receive the business until the account of its owner ends', async () => {
    const [owner, heir] = [await people.add(), await people.add()];
    const { id } = await eraseAccount(owner);
    const handOver = { role: 'owner', email: heir.email, handOver: true, password } as const;
    await people.accept(heir, tokenOf(await people.invite(owner, handOver)));
    expect(await endsOf(heir, firstBusinessOf(owner))).toBeNull();
    await endGrace(identity, id);
    await waitForErasure(identity, id, 'done');
    expect(await people.admit(heir, firstBusinessOf(owner))).toMatchObject({ role: 'owner' });
  });
});
