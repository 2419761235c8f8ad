import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemBody } from '@groundwork/contracts';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway({
    environment: { EXEMPT_NETWORKS: '10.1.0.0/16', TRUSTED_PROXIES: '127.0.0.1', REQUESTS_PER_SECOND: '2' },
  });
});
afterAll(() => gateway.stop());

const from = (address: string, headers: Record<string, string> = {}, path = '/api/user') =>
  fetch(`${gateway.url}${path}`, { headers: { 'x-forwarded-for': address, ...headers } });

async function burst(count: number, call: () => Promise<Response>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, call));
  return answers.map(({ status }) => status);
}

describe('the limit on requests', () => {
  it('returns 429 to an address without a session, with the seconds to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => from('192.0.2.1')));
    const over = answers.find(({ status }) => status === 429);
    expect(over?.headers.get('retry-after')).toBe('1');
    expect(over?.headers.get('cache-control')).toBe('no-store');
    expect(problemBody.parse(await over?.json())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await burst(1, () => from('192.0.2.2'))).toEqual([401]);
  });

  it('counts a network once, in each spelling of its addresses', async () => {
    const spellings = Array.from({ length: 30 }, (_, n) => {
      const zeros = '0'.repeat(1 + ((n >> 1) % 4));
      return `2001:${n % 2 ? 'DB8' : '0db8'}:${zeros}:${'0'.repeat(n >> 3)}7::${n}`;
    });
    expect(new Set(spellings.map((address) => address.split('::')[0])).size).toBe(30);
    expect(await burst(30, () => from(spellings.pop() ?? ''))).toContain(429);
  });

  it('stops a flood of forged tokens before it reaches identity', async () => {
    const before = gateway.identity.verifications;
    const forged = await burst(30, () =>
      from('192.0.2.3', bearer(`forged-${Math.floor(performance.now() * 1e6)}`)),
    );
    expect(forged).toContain(429);
    expect(gateway.identity.verifications - before).toBeLessThan(30);
  });

  it('counts each user separately, from any address', async () => {
    const [ann, bob] = [gateway.identity.someone(), gateway.identity.someone()];
    for (const { token } of [ann, bob]) await from('192.0.2.4', bearer(token));
    let last = 0;
    const moving = () => from(`198.51.100.${(last += 1)}`, bearer(ann.token));
    expect(await burst(30, moving)).toContain(429);
    expect((await from('192.0.2.5', bearer(bob.token))).status).toBe(200);
  });

  it('exempts networks, pages and health checks', async () => {
    expect(new Set(await burst(30, () => from('10.1.2.3')))).toEqual(new Set([401]));
    expect(new Set(await burst(30, () => from('192.0.2.6', {}, '/dashboard')))).toEqual(new Set([200]));
    expect(new Set(await burst(30, () => from('192.0.2.6', {}, '/livez')))).toEqual(new Set([200]));
  });

  it('counts unknown addresses of the API too', async () => {
    expect(await burst(30, () => from('192.0.2.7', {}, '/api/nothing'))).toContain(429);
  });

  it('accepts the client address only from trusted proxies', async () => {
    const open = await runGateway({
      beside: gateway,
      environment: { EXEMPT_NETWORKS: '10.1.0.0/16', REQUESTS_PER_SECOND: '2' },
    });
    const withFalseAddress = () =>
      fetch(`${open.url}/api/user`, { headers: { 'x-forwarded-for': '10.1.2.3' } });
    const statuses = await burst(30, withFalseAddress);
    await open.stop();
    expect(statuses).toContain(429);
  });
});
