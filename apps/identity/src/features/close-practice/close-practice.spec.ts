import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, events, type PracticeId, rpc, type User } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { ann, outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, People, tokenOf } from '../../../testing/people.ts';

jest.setTimeout(6 * slowCallMs);

let identity: RunningService;
let people: People;

beforeAll(async () => {
  identity = await runIdentity();
  people = new People(identity);
  people.listen(events.practiceChanged, events.grantChanged);
});
afterAll(() => identity.stop());

const close = (by: User, practiceId: PracticeId, password = ann.password) =>
  identity.rpc.call(
    rpc.identity.closePractice,
    { ...actingForSelf(by.id), practiceId, password },
    slowCallMs,
  );

describe('a closed practice', () => {
  it('is closed by an admin with the password only', async () => {
    const [admin, worker, outsider] = [await people.add(), await people.add(), await people.add()];
    const { id } = await people.practice(admin);
    await people.staff(admin, id, worker);
    expect(await outcomeOf(close(outsider, id))).toBe('PRACTICE_NOT_FOUND');
    expect(await outcomeOf(close(worker, id))).toBe('FORBIDDEN');
    expect(await outcomeOf(close(admin, id, 'wrong horse'))).toBe('WRONG_PASSWORD');
    expect(await identity.rpc.call(rpc.identity.practices, { userId: worker.id })).toHaveLength(1);
    expect(await outcomeOf(close(admin, id))).toBe('in');
    expect(await outcomeOf(close(admin, id))).toBe('PRACTICE_NOT_FOUND');
    for (const { id: userId } of [admin, worker])
      expect(await identity.rpc.call(rpc.identity.practices, { userId })).toEqual([]);
  });

  it('has no client and no open invitation, and each gateway learns of it', async () => {
    const [admin, worker] = [await people.add(), await people.add()];
    const clients = [await people.add(), await people.add()];
    const { id } = await people.practice(admin);
    await people.staff(admin, id, worker);
    for (const client of clients) await people.client(admin, id, client);
    const guest = await people.add();
    const invitation = { kind: 'staff', email: guest.email, role: 'staff' } as const;
    const sent = await people.inviteToPractice(admin, id, invitation);
    await close(admin, id);
    for (const client of clients)
      for (const person of [admin, worker])
        expect(await people.admit(person, firstBusinessOf(client))).toBeNull();
    expect(await outcomeOf(people.accept(guest, tokenOf(sent)))).toBe('INVITATION_WITHDRAWN');
    const ended = await eventually(
      async () =>
        people.published.filter(({ type, data }) => type === 'grant.changed' && data['state'] === 'ended'),
      (seen) => seen.length === clients.length,
      slowCallMs,
    );
    expect(ended.map(({ userId }) => userId).sort()).toEqual(clients.map((client) => client.id).sort());
    expect(people.published.filter(({ type }) => type === 'practice.changed').at(-1)?.data).toEqual({
      practiceId: id,
      personIds: [admin.id, worker.id].sort(),
    });
  });
});
