import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UserId } from '@groundwork/contracts';
import { TwoGateways } from '@groundwork/testing';
import { packageWithZip, revokeUnderLoad } from '../testing/revoked-readers.ts';
import { RunningSharing } from '../testing/running-sharing.ts';

jest.setTimeout(180_000);

let sharing: RunningSharing;
let gateways: TwoGateways;
beforeAll(async () => {
  sharing = await RunningSharing.start();
  // As calls of other tests: a busy machine may pause for seconds.
  gateways = await TwoGateways.start({ CALL_SECONDS: '20' });
});
afterAll(async () => {
  await gateways.stop();
  await sharing.stop();
});

describe('a link that ends while 50 readers read on two gateways', () => {
  it('answers 404 after a second, and its downloads are cut', async () => {
    const shared = await packageWithZip(sharing, randomUUID() as UserId);
    const { late, served, ...downloads } = await revokeUnderLoad(sharing, gateways.urls, shared);
    expect(Object.keys(late)).toEqual(['404']);
    expect(served).toBeGreaterThan(0);
    expect(downloads).toMatchObject({ cut: 4, whole: 0 });
  });
});
