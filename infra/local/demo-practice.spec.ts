import { expect, it } from '@jest/globals';
import { profileInput } from '@groundwork/contracts';
import { demoPractice } from './demo-practice.ts';

it('the demo practice has three clients in different stages, with profiles that the form accepts', () => {
  const { clients } = demoPractice(new Date('2026-11-24T00:00:00Z'));
  expect(clients).toHaveLength(3);
  expect(new Set(clients.map(({ stage }) => stage)).size).toBe(3);
  for (const { profile } of clients.flatMap(({ chapters }) => chapters))
    expect(profileInput.safeParse(profile).error).toBeUndefined();
});
