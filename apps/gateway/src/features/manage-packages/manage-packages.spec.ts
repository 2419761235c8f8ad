import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PackageId, problemBody, rpc } from '@groundwork/contracts';
import { sealKey } from '@groundwork/platform-storage';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

const noStorage = 's3://key:secret@127.0.0.1:9/bucket?tls=false';
const packageId = randomUUID() as PackageId;

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runGateway({ environment: { STORAGE_URL: noStorage } });
  const file = (receiver: string) => ({
    packageId,
    storageKey: `packages/${packageId}/v1/package.zip`,
    name: 'package.zip',
    key: sealKey(receiver, packageId, randomBytes(32)),
  });
  gateway.calls
    .on(rpc.sharing.openFile, ({ receiver }) => file(receiver))
    .on(rpc.sharing.ownPage, ({ receiver }) => file(receiver));
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());

describe('a file of a package while the storage is away', () => {
  it.each(['file', 'memo', `items/${randomUUID()}/pages/1`])('is 503 with Retry-After: %s', async (part) => {
    const { token } = gateway.identity.someone();
    const answer = await fetch(`${gateway.url}/api/packages/${packageId}/${part}`, {
      headers: bearer(token),
    });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 2]);
    expect(problemBody.parse(await answer.json())).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
