import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { adviserAreas, type InvitationId, memberAreas, rpc, type User } from '@groundwork/contracts';
import { MailServer, type RunningService, SettableClock, tokenIn } from '@groundwork/testing';
import { outcomeOf, publicUrl, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, forBusiness, People, tokenOf } from '../../../testing/people.ts';

jest.setTimeout(4 * slowCallMs);

const hourMs = 3_600_000;
const clock = new SettableClock('2026-03-02T10:00:00Z');
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hourMs).toISOString();

let mail: MailServer;
let identity: RunningService;
let people: People;
let owner: User;

beforeAll(async () => {
  mail = await MailServer.start();
  identity = await runIdentity({ SMTP_URL: mail.url }, undefined, clock);
  people = new People(identity);
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});
beforeEach(async () => {
  owner = await people.add('owner');
});

let count = 0;
const invite = (given: object = {}, by = owner) =>
  people.invite(
    by,
    { role: 'member', email: `guest${(count += 1)}@example.com`, ...given },
    firstBusinessOf(owner),
  );
const outcome = (given: object = {}, by = owner) => outcomeOf(invite(given, by));
const withdraw = (invitationId: InvitationId, by = owner) =>
  outcomeOf(
    identity.rpc.call(rpc.identity.withdrawInvitation, {
      ...forBusiness(firstBusinessOf(owner), by),
      invitationId,
    }),
  );

describe('an invitation', () => {
  it('has a link that is in the reply and in the mail, and in no row', async () => {
    const { invitation, url } = await invite({ email: 'lena@example.com' });
    expect(url).toMatch(new RegExp(`^${publicUrl}/invitation#[\\w-]{43}$`));
    expect(invitation).toMatchObject({
      kind: 'member',
      email: 'lena@example.com',
      from: { name: 'Ann Lee', practice: null, business: 'Ann Lee' },
      businessId: owner.id,
      areas: memberAreas,
      expiresAt: inHours(14 * 24),
      state: 'open',
    });
    const [received] = await mail.to('lena@example.com');
    expect(received?.text).toContain('Ann Lee invites you to work on Ann Lee.');
    expect(tokenIn(received!)).toBe(tokenOf({ url }));
    const list = await identity.rpc.call(rpc.identity.invitations, { userId: owner.id });
    expect(list).toEqual([invitation]);
    const stored = await identity.query('select token_hash from invitations where id = $1', [invitation.id]);
    expect(JSON.stringify(stored)).not.toContain(tokenOf({ url }));
  });

  it('of an adviser opens the first five areas to look at', async () => {
    expect((await invite({ role: 'adviser' })).invitation.areas).toEqual(adviserAreas);
  });

  it.each([
    ['in less than an hour', () => inHours(0.9)],
    ['in more than two years', () => inHours(2 * 365 * 24 + 1)],
    ['in the past', () => inHours(-24)],
  ])('rejects an end %s', async (_, end) => {
    await expect(invite({ expiresAt: end() })).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ field: 'expiresAt' }],
    });
  });

  it('accepts an end from one hour to two years ahead, and none for an owner', async () => {
    expect(await outcome({ expiresAt: inHours(1) })).toBe('in');
    expect(await outcome({ expiresAt: inHours(2 * 365 * 24) })).toBe('in');
    expect(await outcome({ role: 'owner', expiresAt: inHours(24) })).toBe('INVALID_INPUT');
  });

  it('is sent once to an email, until it is withdrawn', async () => {
    const email = 'twice@example.com';
    const { invitation } = await invite({ email });
    expect(await outcome({ email, role: 'adviser' })).toBe('INVITATION_OPEN');
    expect(await withdraw(invitation.id)).toBe('in');
    expect(await withdraw(invitation.id)).toBe('in');
    expect(await outcome({ email })).toBe('in');
  });

  it('is not sent to a person with access', async () => {
    const member = await people.add();
    await people.join(owner, member);
    expect(await outcome({ email: member.email })).toBe('ALREADY_HERE');
    expect(await outcome({ email: owner.email })).toBe('ALREADY_HERE');
    const adviser = await people.add();
    await people.join(owner, adviser, { role: 'adviser' }, { practiceName: 'Lee & Co' });
    expect(await outcome({ email: adviser.email, role: 'adviser' })).toBe('ALREADY_HERE');
  });

  it('is sent twenty times a day, also by simultaneous calls', async () => {
    const first = await Promise.all(Array.from({ length: 22 }, () => outcome()));
    expect(first.filter((each) => each === 'in')).toHaveLength(20);
    await expect(invite()).rejects.toMatchObject({
      kind: 'limit',
      code: 'TOO_MANY_INVITATIONS',
      retryAfterSeconds: 24 * 3600,
    });
    clock.advance(24 * hourMs);
    expect(await outcome()).toBe('in');
  });

  it('is sent while the plan has room', async () => {
    for (let n = 0; n < 2; n += 1) await people.join(owner, await people.add());
    expect(await outcome()).toBe('PEOPLE_LIMIT');
    await people.givePlan(owner.id, 'individual');
    expect(await outcome()).toBe('in');
  });

  it('is sent no more below the limit of a lower plan, which ends no access', async () => {
    await people.givePlan(owner.id, 'individual');
    const guests = [await people.add(), await people.add(), await people.add()];
    for (const guest of guests) await people.join(owner, guest);
    await people.givePlan(owner.id, 'starter');
    expect(await outcome()).toBe('PEOPLE_LIMIT');
    for (const guest of guests)
      expect(await people.admit(guest, firstBusinessOf(owner))).toMatchObject({ role: 'member' });
  });

  it('of another business or a used one cannot be withdrawn', async () => {
    const other = await people.add();
    const foreign = await people.invite(other, { role: 'member', email: 'foreign@example.com' });
    expect(await withdraw(foreign.invitation.id)).toBe('INVITATION_NOT_FOUND');
    const { invitation, url } = await invite({ email: other.email });
    await people.accept(other, tokenOf({ url }));
    expect(await withdraw(invitation.id)).toBe('INVITATION_USED');
  });

  it.each<[string, (person: User) => Promise<unknown>, string]>([
    ['a member', (member: User) => people.join(owner, member), 'GRANT_NEEDED'],
    ['an outsider', () => Promise.resolve(), 'BUSINESS_NOT_FOUND'],
    [
      'an owner of before',
      async (former: User) => {
        const grant = await people.join(owner, former, { role: 'owner' });
        await people.end(owner, grant.id);
      },
      'BUSINESS_NOT_FOUND',
    ],
  ])('is not sent or withdrawn by %s, also if a gateway admits them', async (_, prepare, code) => {
    const person = await people.add();
    const { invitation } = await invite();
    await prepare(person);
    expect([await outcome({}, person), await withdraw(invitation.id, person)]).toEqual([code, code]);
  });
});
