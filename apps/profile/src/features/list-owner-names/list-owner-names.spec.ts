import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { actingForSelf, rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});
afterAll(() => profile.stop());

it('returns the full name of an owner, and no name before she entered one', async () => {
  const userId = owner() as UserId;
  const namesOf = () => profile.rpc.call(rpc.profile.ownerNames, { userId });
  expect(await namesOf()).toEqual({ names: [] });
  await profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: { fullName: ' Ann Lee ' } });
  expect(await namesOf()).toEqual({ names: ['Ann Lee'] });
});
