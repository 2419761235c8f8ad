import { createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { actingForSelf, type PackageSignature, rpc, type UserId } from '@groundwork/contracts';
import { type RunningService, runService } from '@groundwork/testing';
import { RunningSharing } from '../testing/running-sharing.ts';
import { sharingConfig } from './sharing.config.ts';
import { sharingModule } from './sharing.module.ts';

const seeds = { older: randomBytes(32).toString('base64'), newer: randomBytes(32).toString('base64') };
const dayMs = 86_400_000;

let sharing: RunningSharing;
let restarted: RunningService | undefined;
beforeAll(async () => {
  sharing = await RunningSharing.start({ PACKAGE_SIGNING_KEYS: seeds.older });
});
afterAll(async () => {
  await restarted?.stop();
  await sharing.service.connection.close();
  await sharing.service.database?.drop();
});

async function restartWith(keys: string): Promise<void> {
  await sharing.service.app.close();
  restarted = await runService({
    service: 'sharing',
    config: sharingConfig,
    module: sharingModule,
    clock: sharing.clock,
    beside: true,
    environment: {
      PUBLIC_URL: 'https://site.example',
      DATABASE_URL: sharing.service.database?.url ?? '',
      PACKAGE_SIGNING_KEYS: keys,
    },
  });
}

interface SealedRow {
  manifest: string;
  signature: PackageSignature;
}

it('a rotated key signs the next version, and the older one verifies the version before', async () => {
  const userId = randomUUID() as UserId;
  const first = await sharing.ready(userId);
  const [firstDay] = [sharing.clock.now().toISOString().slice(0, 10)];
  sharing.clock.advance(3 * dayMs);
  const nextDay = sharing.clock.now().toISOString().slice(0, 10);
  await restartWith(`${seeds.newer},${seeds.older}`);
  const next = await sharing.rpc.call(rpc.sharing.addVersion, {
    ...actingForSelf(userId),
    packageId: first.id,
  });
  expect(await sharing.build(userId, next)).toMatchObject({ state: 'ready', version: 2 });
  const keys = await sharing.rpc.call(rpc.sharing.signingKeys, {});
  expect(keys.map(({ from, until }) => [from, until])).toEqual([
    [nextDay, null],
    [firstDay, firstDay],
  ]);
  const rows = (await sharing.service.query(
    'select manifest, signature from package_versions where user_id = $1 order by version',
    [userId],
  )) as unknown as SealedRow[];
  expect(rows.map(({ signature }) => signature.keyId)).toEqual([keys[1]?.keyId, keys[0]?.keyId]);
  for (const { manifest, signature } of rows) {
    const { publicKey = '' } = keys.find(({ keyId }) => keyId === signature.keyId) ?? {};
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(verify(null, Buffer.from(manifest), key, Buffer.from(signature.signature, 'base64'))).toBe(true);
  }
});
