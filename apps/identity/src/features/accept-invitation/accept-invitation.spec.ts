import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  adviserAreas,
  memberAreas,
  ownerAreas,
  peopleLimits,
  rpc,
  type User,
} from '@groundwork/contracts';
import { eventually, type RunningService, SettableClock } from '@groundwork/testing';
import { ann, outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, forBusiness, People, tokenOf } from '../../../testing/people.ts';
import { events } from '@groundwork/contracts';

jest.setTimeout(4 * slowCallMs);

const dayMs = 86_400_000;
const clock = new SettableClock('2026-03-02T10:00:00Z');

let identity: RunningService;
let people: People;
let owner: User;
let guest: User;

beforeAll(async () => {
  identity = await runIdentity({}, undefined, clock);
  people = new People(identity);
  people.listen(events.grantChanged, events.invitationChanged);
});
afterAll(() => identity.stop());

const pair = async () => {
  [owner, guest] = [await people.add('owner'), await people.add('guest')];
};
const token = async (invitation: object = {}) =>
  tokenOf(await people.invite(owner, { role: 'member', email: guest.email, ...invitation }));
const accept = (person: User, secret: string, given = {}) => people.accept(person, secret, given);
const outcome = (person: User, secret: string, given = {}) => outcomeOf(accept(person, secret, given));

describe('an accepted invitation', () => {
  it('gives one grant to eight calls at once, and to a later one', async () => {
    await pair();
    const secret = await token();
    const grants = await Promise.all(Array.from({ length: 8 }, () => accept(guest, secret)));
    grants.push(await accept(guest, secret));
    expect(new Set(grants.map(({ id }) => id)).size).toBe(1);
    expect(grants[0]).toMatchObject({
      role: 'member',
      holder: { type: 'person', id: guest.id, name: 'Ann Lee' },
      areas: memberAreas,
      grantedBy: { id: owner.id },
      state: 'active',
    });
    expect(await people.people(owner)).toHaveLength(2);
    expect(await people.admit(guest, firstBusinessOf(owner))).toMatchObject({ role: 'member' });
  });

  it('is announced with the persons and without a name, an email or a token', async () => {
    await pair();
    const secret = await token();
    const grant = await accept(guest, secret);
    const [event] = await eventually(
      async () => people.published.filter(({ aggregateId }) => aggregateId === grant.id),
      (all) => all.length > 0,
    );
    expect(event).toMatchObject({ userId: owner.id, data: { personIds: [guest.id], state: 'active' } });
    expect(JSON.stringify(people.published)).not.toMatch(new RegExp(`Ann|@example|${secret}`));
    const rows = await identity.query('select * from invitations');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it.each([
    [
      'of another person',
      async () => outcome(await people.add(), await token()),
      'INVITATION_FOR_OTHER_EMAIL',
    ],
    ['that does not exist', () => outcome(guest, 'a'.repeat(43)), 'INVITATION_NOT_VALID'],
    [
      'that was withdrawn',
      async () => {
        const sent = await people.invite(owner, { role: 'member', email: guest.email });
        const call = { ...forBusiness(firstBusinessOf(owner), owner), invitationId: sent.invitation.id };
        await identity.rpc.call(rpc.identity.withdrawInvitation, call);
        return outcome(guest, tokenOf(sent));
      },
      'INVITATION_WITHDRAWN',
    ],
    [
      'that was declined',
      async () => {
        const secret = await token();
        await identity.rpc.call(rpc.identity.declineInvitation, { token: secret });
        return outcome(guest, secret);
      },
      'INVITATION_DECLINED',
    ],
    [
      'that was accepted, if it is declined',
      async () => {
        const secret = await token();
        await accept(guest, secret);
        return outcomeOf(identity.rpc.call(rpc.identity.declineInvitation, { token: secret }));
      },
      'INVITATION_USED',
    ],
    [
      'that is fourteen days old',
      async () => {
        const secret = await token();
        clock.advance(14 * dayMs);
        return outcome(guest, secret);
      },
      'INVITATION_EXPIRED',
    ],
    [
      'whose sender is no longer an owner',
      async () => {
        const other = await people.add();
        await people.givePlan(owner.id, 'individual');
        await people.join(owner, other, { role: 'owner' });
        const sent = await people.invite(
          other,
          { role: 'member', email: guest.email },
          firstBusinessOf(owner),
        );
        await identity.rpc.call(rpc.identity.leaveBusiness, {
          ...actingForSelf(other.id),
          id: firstBusinessOf(owner),
        });
        return outcome(guest, tokenOf(sent));
      },
      'INVITATION_WITHDRAWN',
    ],
    [
      'over the plan of the business',
      async () => {
        const secret = await token();
        for (let n = 0; n < 2; n += 1) await people.join(owner, await people.add());
        return outcome(guest, secret);
      },
      'PEOPLE_LIMIT',
    ],
  ])('has no effect %s', async (_, run, code) => {
    await pair();
    expect(await run()).toBe(code);
  });
});

describe('a hand-over', () => {
  it('makes the invitee the owner and the owner a member, at once', async () => {
    await pair();
    const secret = await token({ role: 'owner', handOver: true, password: ann.password });
    expect(await accept(guest, secret)).toMatchObject({ role: 'owner', areas: ownerAreas });
    const roles = (await people.people(guest, firstBusinessOf(owner))).map(({ role, holder }) => [
      holder.id,
      role,
    ]);
    expect(roles).toEqual([
      [owner.id, 'member'],
      [guest.id, 'owner'],
    ]);
    expect(await people.admit(owner)).toMatchObject({ id: owner.id, role: 'member', areas: memberAreas });
  });

  it('needs the right password of the owner', async () => {
    await pair();
    const wish = { role: 'owner', handOver: true } as const;
    expect(await outcomeOf(token({ ...wish, password: 'wrong password' }))).toBe('WRONG_PASSWORD');
    expect(await outcomeOf(token(wish))).toBe('INVALID_INPUT');
    expect(await outcomeOf(token({ handOver: true, password: ann.password }))).toBe('INVALID_INPUT');
  });
});

describe('an invitation of an adviser', () => {
  it('founds a practice, whose staff hold the grant', async () => {
    await pair();
    const secret = await token({ role: 'adviser' });
    const grant = await accept(guest, secret, { practiceName: 'Lee & Co' });
    expect(grant).toMatchObject({ role: 'adviser', holder: { type: 'practice', name: 'Lee & Co' } });
    expect(await accept(guest, secret, { practiceName: 'Lee & Co' })).toMatchObject({ id: grant.id });
    expect(await people.admit(guest, firstBusinessOf(owner))).toMatchObject({
      role: 'adviser',
      areas: adviserAreas,
      practice: { name: 'Lee & Co' },
    });
    expect(await identity.rpc.call(rpc.identity.practices, { userId: guest.id })).toMatchObject([
      { name: 'Lee & Co', role: 'admin', plan: 'starter', clients: 1 },
    ]);
  });

  it('needs a practice that the person leads', async () => {
    await pair();
    const secret = await token({ role: 'adviser' });
    const other = await people.add();
    const { id: practiceId } = await people.practice(other);
    expect(await outcome(guest, secret)).toBe('INVALID_INPUT');
    expect(await outcome(guest, secret, { practiceId })).toBe('PRACTICE_NOT_FOUND');
    await people.staff(other, practiceId, guest);
    expect(await outcome(guest, secret, { practiceId })).toBe('PRACTICE_NOT_FOUND');
  });
});

describe('an invitation of a client', () => {
  it('opens what the owner chooses, in both directions', async () => {
    await pair();
    const { id: practiceId } = await people.practice(guest);
    const areas = { ...adviserAreas, banking: 'none', packages: 'share' } as const;
    const expiresAt = new Date(clock.now().getTime() + 30 * dayMs).toISOString();
    const grant = await people.client(guest, practiceId, owner, { areas, expiresAt });
    expect(grant).toMatchObject({ businessId: owner.id, areas, expiresAt, grantedBy: { id: owner.id } });
  });

  it('names only a business that the person owns', async () => {
    await pair();
    const { id: practiceId } = await people.practice(guest);
    const third = await people.add();
    const invitation = { kind: 'client', email: owner.email } as const;
    const secret = tokenOf(await people.inviteToPractice(guest, practiceId, invitation));
    expect(await outcome(owner, secret, { business: third.id })).toBe('BUSINESS_NOT_FOUND');
    await people.join(third, owner);
    expect(await outcome(owner, secret, { business: third.id })).toBe('GRANT_NEEDED');
  });
});

describe('a read invitation', () => {
  it('shows who requests what, and a hint of the email', async () => {
    await pair();
    const secret = await token();
    expect(await identity.rpc.call(rpc.identity.readInvitation, { token: secret })).toEqual({
      kind: 'member',
      from: { name: 'Ann Lee', practice: null, business: 'Ann Lee' },
      areas: memberAreas,
      emailHint: 'g•••@example.com',
      expiresAt: expect.any(String),
      state: 'open',
      businessName: 'Ann Lee',
      handOver: false,
    });
    const wrong = identity.rpc.call(rpc.identity.readInvitation, { token: 'wrong' });
    expect(await outcomeOf(wrong)).toBe('INVITATION_NOT_VALID');
  });
});

describe('wrong links', () => {
  const { most, minutes } = peopleLimits.wrongTokens;
  const clientAddress = '198.51.100.7';
  const read = (secret: string, address = clientAddress) =>
    outcomeOf(identity.rpc.call(rpc.identity.readInvitation, { token: secret, clientAddress: address }));
  const acceptHere = (person: User, secret: string) => outcome(person, secret, { clientAddress });
  const decline = (secret: string) =>
    outcomeOf(identity.rpc.call(rpc.identity.declineInvitation, { token: secret, clientAddress }));

  it('are rejected after twenty from one network in fifteen minutes, in each call', async () => {
    await pair();
    const secret = await token();
    for (let round = 0; round < most; round += 1) expect(await read(secret)).toBe('in');
    const wrong = [
      ...Array.from({ length: most - 2 }, (_, n) => read(`wrong ${n}`)),
      acceptHere(guest, 'wrong'),
      decline('wrong'),
    ];
    expect(new Set(await Promise.all(wrong))).toEqual(new Set(['INVITATION_NOT_VALID']));
    expect([await read('wrong'), await acceptHere(guest, 'wrong'), await decline('wrong')]).toEqual(
      Array.from({ length: 3 }, () => 'TOO_MANY_LINKS'),
    );
    expect([await read(secret), await acceptHere(guest, secret)]).toEqual([
      'TOO_MANY_LINKS',
      'TOO_MANY_LINKS',
    ]);
    expect(await read(secret, '203.0.113.9')).toBe('in');
    await identity.query(
      `update attempts set made_at = array(select each - $1 * interval '1 minute' from unnest(made_at) each)`,
      [minutes],
    );
    expect(await acceptHere(guest, secret)).toBe('in');
  });
});
