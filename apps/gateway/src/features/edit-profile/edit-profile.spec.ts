import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { sampleProfile } from '../../../testing/sample-owner.ts';

let gateway: RunningGateway;
let token: string;
let expected: number | undefined;

beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  token = gateway.identity.someone().token;
  gateway.services.arrive();
  gateway.calls.on(rpc.profile.save, ({ expectedVersion }) => {
    expected = expectedVersion;
    return { ...sampleProfile, version: 8 };
  });
  await gateway.nats.flush();
});

const call = (init: RequestInit = {}, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/business-profile`, { ...init, headers: { ...bearer(token), ...headers } });
const save = (headers: Record<string, string>) =>
  call({ method: 'POST', body: '{}' }, { 'content-type': 'application/json', ...headers });

describe('the version of a profile', () => {
  it('is the ETag of each reply', async () => {
    const read = await call();
    expect([read.headers.get('etag'), await read.json()]).toEqual(['"7"', sampleProfile]);
    expect((await save({})).headers.get('etag')).toBe('"8"');
  });

  it.each([
    ['"7"', 7],
    ['W/"7"', 7],
  ])('of If-Match %s is the version that the save expects', async (tag, version) => {
    expect((await save({ 'if-match': tag })).status).toBe(200);
    expect(expected).toBe(version);
  });

  it('is not expected without If-Match', async () => {
    expect((await save({})).status).toBe(200);
    expect(expected).toBeUndefined();
  });

  it.each(['7', '*', '"a"', '"7", "8"', `"${'9'.repeat(40)}"`])('of If-Match %s is rejected', async (tag) => {
    const answer = await save({ 'if-match': tag });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: [expect.objectContaining({ field: 'if-match' })],
      }),
    ]);
  });

  it('that is not current returns 409 with the fields that differ', async () => {
    const details = [{ field: 'ebitda', message: 'The stored value differs from yours' }];
    gateway.calls.on(rpc.profile.save, () => {
      throw new DomainError('conflict', 'PROFILE_CHANGED', 'Your profile changed', { details });
    });
    await gateway.nats.flush();
    const answer = await save({ 'if-match': '"6"' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      code: 'PROFILE_CHANGED',
      message: 'Your profile changed',
      details,
    });
  });
});
