import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandRpc, practiceId } from '@groundwork/contracts';
import { BrandedGateway, getFrom, lee, logoAddress } from '../../../testing/brands.ts';

const drawn = Buffer.from('the drawn logo');
const otherPractice = practiceId.parse('018f0000-0000-7000-8000-000000000009');
const otherHash = 'cd'.repeat(32);
const otherAddress = logoAddress.replace('ab'.repeat(32), otherHash);
let branded: BrandedGateway;
let pictures: number;
let isAway: boolean;

beforeAll(async () => {
  branded = await BrandedGateway.start();
  branded.inForce = [lee, { ...lee, practiceId: otherPractice, host: null, logoHash: otherHash }];
  branded.gateway.calls.on(brandRpc.brandLogo, () => {
    pictures += 1;
    if (isAway) throw new Error('away');
    return { png: drawn.toString('base64') };
  });
});
afterAll(() => branded.gateway.stop());
beforeEach(() => {
  [pictures, isAway] = [0, false];
});

const get = (address: string) => getFrom(branded.gateway.url, address);

describe('the address of a logo', () => {
  it('returns the drawn picture to anybody, for good', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { status, headers, bytes } = await get(logoAddress);
      expect(status).toBe(200);
      expect(bytes.equals(drawn)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
    expect(pictures).toBe(1);
  });

  it('costs no call for a digest that no brand has', async () => {
    const other = logoAddress.replace(/.$/, '0');
    expect((await get(other)).status).toBe(404);
    expect(pictures).toBe(0);
  });

  it('is read once for requests that come together, and again after a failure', async () => {
    isAway = true;
    const failed = await Promise.all([get(otherAddress), get(otherAddress)]);
    expect(failed.map(({ status }) => status === 200)).toEqual([false, false]);
    [isAway, pictures] = [false, 0];
    const all = await Promise.all(Array.from({ length: 10 }, () => get(otherAddress)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(pictures).toBe(1);
  });
});
