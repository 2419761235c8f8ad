import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { publicUrl, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
const checked: string[] = [];

beforeAll(async () => {
  gateway = await runGateway();
  gateway.calls.on(rpc.matching.checkCriteria, ({ gzip }) => {
    checked.push(gunzipSync(Buffer.from(gzip, 'base64')).toString());
    return { valid: true, programs: 1, errors: [], warnings: [] };
  });
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());

const mebibyte = 1024 * 1024;
const check = (body: string, type = 'application/json') =>
  fetch(`${gateway.url}/api/lender-criteria/check`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

describe('the criteria format', () => {
  it('sends the schema with its own address to each origin', async () => {
    const answer = await fetch(`${gateway.url}/schemas/lender-criteria/v1.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/schema\+json/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.json()).toEqual({ $id: `${publicUrl}/schemas/lender-criteria/v1.json` });
  });

  it('passes the text of a document on, also one with many values', async () => {
    const text = JSON.stringify({ programs: Array.from({ length: 60_000 }, () => 1) });
    expect(await (await check(text)).json()).toMatchObject({ valid: true });
    expect(checked.at(-1)).toBe(text);
  });

  it('refuses another content type', async () => {
    expect((await check('{}', 'text/csv')).status).toBe(415);
  });

  it('refuses a document of more than 1 MiB and the 31st check of a minute', async () => {
    expect((await check(`"${'x'.repeat(mebibyte - 2)}"`)).status).toBe(200);
    const before = checked.length;
    const tooLarge = await check(`"${'x'.repeat(mebibyte - 1)}"`);
    expect([tooLarge.status, await tooLarge.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'BODY_TOO_LARGE' }),
    ]);
    const statuses: number[] = [];
    for (let round = 0; round < 40; round += 1) statuses.push((await check('{}')).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(checked.length).toBeLessThanOrEqual(30);
    expect(checked.length).toBeGreaterThan(before);
  });
});
