import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type ProfileReply, rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});

afterAll(() => profile.stop());

const get = (userId: string): Promise<ProfileReply> => profile.rpc.call(rpc.profile.get, { userId });
const save = (userId: string, values: object, expectedVersion?: number): Promise<ProfileReply> =>
  profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: values, expectedVersion });

const changed = (...fields: string[]) => ({
  kind: 'conflict',
  code: 'PROFILE_CHANGED',
  details: fields.map((field) => ({ field, message: 'The stored value differs from yours' })),
});

describe('a save with an expected version', () => {
  it('changes the profile of that version, and the reply names the next one', async () => {
    const userId = owner();
    expect(await save(userId, { ebitda: 1 }, 0)).toMatchObject({ ebitda: 1, version: 1 });
    expect(await save(userId, { ebitda: 2 }, 1)).toMatchObject({ ebitda: 2, version: 2 });
    expect(await get(userId)).toMatchObject({ ebitda: 2, version: 2 });
  });

  it('returns 409 with the differing fields and without their values, and changes nothing', async () => {
    const userId = owner();
    await save(userId, { ebitda: 1, dbaName: 'Corner', ssn: '531-20-8842' });
    await save(userId, { ebitda: 2 }, 1);
    const stale = save(userId, { ebitda: 3, dbaName: 'Corner', ssn: '531-20-7781' }, 1);
    await expect(stale).rejects.toMatchObject(changed('ssn', 'ebitda'));
    await expect(stale).rejects.not.toMatchObject({ message: expect.stringMatching(/7781|8842/) });
    expect(await get(userId)).toMatchObject({ ebitda: 2, ssn: '***-**-8842', version: 2 });
  });

  it('returns the profile when it would change nothing, as a repeated save does', async () => {
    const userId = owner();
    const saved = await save(userId, { ebitda: 1, answered: ['nsfIncidents'] }, 0);
    expect(await save(userId, { ebitda: 1, answered: ['nsfIncidents'] }, 0)).toEqual(saved);
  });

  it('returns 409 for a confirmed default that another tab replaced', async () => {
    const userId = owner();
    await save(userId, { ebitda: 1 });
    await save(userId, { nsfIncidents: 3 }, 1);
    const stale = save(userId, { nsfIncidents: 0, answered: ['nsfIncidents'] }, 1);
    await expect(stale).rejects.toMatchObject(changed('nsfIncidents'));
  });

  it('lets one of two saves at the same moment pass', async () => {
    const userId = owner();
    await save(userId, { ebitda: 1 });
    const both = await Promise.allSettled([save(userId, { ebitda: 2 }, 1), save(userId, { ebitda: 3 }, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await get(userId)).version).toBe(2);
  });

  it('without one, replaces what another tab saved', async () => {
    const userId = owner();
    await save(userId, { ebitda: 1 });
    await save(userId, { ebitda: 2 });
    expect(await save(userId, { ebitda: 3 })).toMatchObject({ ebitda: 3, version: 3 });
  });
});
