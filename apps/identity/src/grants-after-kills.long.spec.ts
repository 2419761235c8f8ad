import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Grant } from '@groundwork/contracts';
import { testSeed } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import {
  type Answer,
  type Caller,
  KilledPeople,
  Reader,
  type Victim,
  victims,
} from '../testing/killed-people.ts';

const rounds = 4;
const graceMs = 1000;
jest.setTimeout(1_800_000);

let people: KilledPeople;
beforeAll(async () => {
  people = await KilledPeople.start();
});
afterAll(() => people.stop());

type Kill = (calls: Promise<Answer>[]) => Promise<Answer[]>;

/** Each process is killed in turn: at the first answer, and at random moments. */
async function inEachRound(run: (kill: Kill, victim: Victim) => Promise<void>): Promise<void> {
  const moments = fc.sample(fc.nat(60), { seed: testSeed, numRuns: rounds * victims.length });
  for (const victim of victims)
    for (let round = 0; round < rounds; round += 1) {
      const moment = round % 2 === 0 ? null : (moments.pop() ?? 0);
      await run((calls) => people.killDuring(victim, moment, calls), victim);
    }
}

const pair = async (): Promise<[Caller, Caller]> => [await people.caller(), await people.caller()];
const idsOf = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 200).map(({ body }) => body.id);

async function activeGrants(owner: Caller): Promise<string[]> {
  const rows = await people.query(
    'select holder_id as holder, role from grants where user_id = $1 and ended_at is null',
    [owner.id],
  );
  return rows.map(({ holder, role }) => `${String(holder)} ${String(role)}`).sort();
}

const eventsOf = (grantId: string | undefined) =>
  people.query(`select 1 from outbox where type = 'grant.changed' and aggregate_id = $1`, [grantId]);

async function acceptUnderKill(kill: Kill, owner: Caller, guest: Caller, terms: object): Promise<void> {
  const token = await owner.invite(guest, terms);
  const calls = [0, 1, 2, 3].map((n) => guest.call(n, 'POST', '/api/invitations/accept', { token }));
  const answers = await kill(calls);
  answers.push(await guest.untilDone('POST', '/api/invitations/accept', { token }));
  const ids = new Set(idsOf(answers));
  expect(ids.size).toBe(1);
  expect(await eventsOf([...ids][0])).toHaveLength(1);
}

describe(`kill -9 of identity, a gateway or NATS (TEST_SEED=${testSeed})`, () => {
  it('during an acceptance leaves one grant, with one event', async () => {
    await inEachRound(async (kill) => {
      const [owner, guest] = await pair();
      await acceptUnderKill(kill, owner, guest, { role: 'member' });
      expect(await activeGrants(owner)).toEqual([`${owner.id} owner`, `${guest.id} member`].sort());
    });
  });

  it('during a hand-over leaves one owner and one member', async () => {
    await inEachRound(async (kill) => {
      const [owner, guest] = await pair();
      const terms = { role: 'owner', handOver: true, password: owner.password };
      await acceptUnderKill(kill, owner, guest, terms);
      expect(await activeGrants(owner)).toEqual([`${owner.id} member`, `${guest.id} owner`].sort());
    });
  });

  it('while two owners end each other leaves an owner', async () => {
    await inEachRound(async (kill) => {
      const [owner, other] = await pair();
      const token = await owner.invite(other, { role: 'owner' });
      const { body } = await other.untilDone('POST', '/api/invitations/accept', { token });
      const grants = await owner.call(0, 'GET', '/api/people');
      const own = (grants.body as unknown as Grant[]).find(({ holder }) => holder.id === owner.id);
      const answers = await kill([
        owner.call(0, 'DELETE', `/api/people/${body.id ?? ''}`),
        other.call(1, 'DELETE', `/api/people/${own?.id ?? ''}`, undefined, owner.id),
      ]);
      const left = await activeGrants(owner);
      expect(left.length).toBeGreaterThanOrEqual(1);
      expect(idsOf(answers).length).toBeLessThanOrEqual(2 - left.length);
    });
  });

  it('during an end opens nothing a second after its answer, at each gateway', async () => {
    const late: string[] = [];
    await inEachRound(async (kill, victim) => {
      const [owner, member] = await pair();
      const token = await owner.invite(member, { role: 'member' });
      const { body } = await member.untilDone('POST', '/api/invitations/accept', { token });
      for (const gateway of [0, 1])
        expect(await member.call(gateway, 'GET', '/api/banking-info', undefined, owner.id)).toMatchObject({
          status: 200,
        });
      const reader = new Reader(member, owner.id);
      const end = `/api/people/${body.id ?? ''}`;
      const [first] = await kill([owner.call(0, 'DELETE', end)]);
      const again = await owner.untilDone('DELETE', end);
      const ended = first?.status === 200 ? first.at : again.at;
      const statuses = await reader.statusesAfter(ended, graceMs);
      expect(statuses.length).toBeGreaterThan(0);
      const opened = statuses.filter((status) => status === 200).length;
      if (opened > 0) late.push(`${opened} reads after a kill of ${victim}`);
      expect(await activeGrants(owner)).toEqual([`${owner.id} owner`]);
    });
    expect(late).toEqual([]);
  });
});
