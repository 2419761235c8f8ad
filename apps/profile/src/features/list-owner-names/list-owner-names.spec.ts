import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { actingForSelf, rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});
afterAll(() => profile.stop());

it('returns the names of an owner and her business, and null before she entered one', async () => {
  const userId = owner() as UserId;
  const namesOf = () => profile.rpc.call(rpc.profile.ownerNames, { userId });
  expect(await namesOf()).toEqual({ fullName: null, legalBusinessName: null, dbaName: null });
  const names = { fullName: ' Ann Lee ', legalBusinessName: 'Lee Cakes LLC' };
  await profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: names });
  expect(await namesOf()).toEqual({ fullName: 'Ann Lee', legalBusinessName: 'Lee Cakes LLC', dbaName: null });
});
