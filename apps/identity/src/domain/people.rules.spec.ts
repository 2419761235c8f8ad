import { describe, expect, it } from '@jest/globals';
import { clientCursor, placeOf } from './client-cursor.rules.ts';
import { isCounted } from './client-papers.rules.ts';
import { endOfGrant, grantStateAt } from './grant-state.rules.ts';
import { emailHint, invitationStateAt, secondsUntilNext } from './invitation.rules.ts';
import { requireClientRoom, requireOtherOwner, requireOwner, requireRoom } from './people.rules.ts';
import { highestPlan, planInForce } from './plan-rank.rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const held = (id: string, role: string) => ({ id, holderId: `person of ${id}`, role });

describe('the state of a grant', () => {
  it.each([
    ['active', { endedAt: null, expiresAt: null }],
    ['active', { endedAt: null, expiresAt: at(1) }],
    ['expired', { endedAt: null, expiresAt: now }],
    ['ended', { endedAt: at(-1), expiresAt: at(1) }],
  ])('is %s', (state, grant) => {
    expect(grantStateAt(grant, now)).toBe(state);
  });
});

describe('the end of a grant', () => {
  it.each([1, 24, 2 * 365 * 24])('can lie %i hours ahead', (hours) => {
    expect(endOfGrant(at(hours).toISOString(), now)).toEqual(at(hours));
  });

  it.each([-1, 0, 0.99, 2 * 365 * 24 + 0.01])('cannot lie %d hours ahead', (hours) => {
    expect(() => endOfGrant(at(hours).toISOString(), now)).toThrow('one hour to two years');
  });

  it('can be absent', () => {
    expect([endOfGrant(null, now), endOfGrant(undefined, now)]).toEqual([null, null]);
  });
});

describe('an invitation', () => {
  it('is expired only while it is open', () => {
    expect(invitationStateAt({ state: 'open', expiresAt: now }, now)).toBe('expired');
    expect(invitationStateAt({ state: 'open', expiresAt: at(1) }, now)).toBe('open');
    expect(invitationStateAt({ state: 'declined', expiresAt: now }, now)).toBe('declined');
  });

  it('waits until the first one of a full day is a day old', () => {
    expect(secondsUntilNext([at(-1)], 2, now)).toBeUndefined();
    expect(secondsUntilNext([at(-1), at(-23)], 2, now)).toBe(3600);
  });

  it('shows a hint of its email', () => {
    expect(emailHint('julia@example.com')).toBe('j•••@example.com');
  });
});

describe('the people of a business', () => {
  const grants = [held('a', 'owner'), held('b', 'member'), held('c', 'adviser')];

  it('are changed by an owner only', () => {
    expect(() => requireOwner(grants, 'person of a')).not.toThrow();
    expect(() => requireOwner(grants, 'person of b')).toThrow(
      expect.objectContaining({ code: 'GRANT_NEEDED' }),
    );
    expect(() => requireOwner(grants, 'stranger')).toThrow(
      expect.objectContaining({ code: 'BUSINESS_NOT_FOUND' }),
    );
  });

  it('have an owner', () => {
    expect(() => requireOtherOwner(grants, held('b', 'member'))).not.toThrow();
    expect(() => requireOtherOwner(grants, held('a', 'owner'))).toThrow(
      expect.objectContaining({ code: 'LAST_OWNER' }),
    );
    expect(() => requireOtherOwner([...grants, held('d', 'owner')], held('a', 'owner'))).not.toThrow();
  });

  it('are as many as the plan includes', () => {
    expect(() => requireRoom(grants, 'starter')).toThrow(expect.objectContaining({ code: 'PEOPLE_LIMIT' }));
    expect(() => requireRoom(grants.slice(1), 'starter')).not.toThrow();
    expect(() => requireRoom(grants, 'individual')).not.toThrow();
  });
});

describe('a plan', () => {
  it('is the highest of several', () => {
    expect(highestPlan(['individual', 'master', 'starter'])).toBe('master');
    expect(highestPlan([])).toBe('starter');
  });

  it('is professional or higher with a master practice', () => {
    expect(planInForce('starter', true)).toBe('professional');
    expect(planInForce('master', true)).toBe('master');
    expect(planInForce('starter', false)).toBe('starter');
  });

  it('limits the clients of a practice, except with master', () => {
    expect(() => requireClientRoom([1, 2], 'starter')).toThrow(
      expect.objectContaining({ code: 'CLIENT_LIMIT' }),
    );
    expect(() => requireClientRoom(Array(5000).fill(1), 'master')).not.toThrow();
  });
});

describe('a client', () => {
  it('has papers that are processed or verified, and not deleted', () => {
    expect(
      ['pending', 'processing', 'processed', 'verified', 'rejected', 'failed'].map((status) =>
        isCounted(status as Parameters<typeof isCounted>[0], false),
      ),
    ).toEqual([false, false, true, true, false, false]);
    expect(isCounted('verified', true)).toBe(false);
  });

  it('has a place in the list that a cursor names', () => {
    const id = '01990000-0000-7000-8000-000000000000' as Parameters<typeof clientCursor>[1];
    expect(placeOf(clientCursor('apple', id), 'name')).toEqual(['apple', id]);
    expect(() => placeOf(clientCursor('apple', id), 'stated')).toThrow();
    expect(() => placeOf('none', 'name')).toThrow();
  });
});
