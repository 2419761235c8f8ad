import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mostBodyBytes, problemBody, routes } from '@groundwork/contracts';
import { isLong, SeededRandom, testSeed } from '@groundwork/test-data/cases';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import { hostileBody } from '../../testing/hostile-bodies.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());

const json = { 'content-type': 'application/json' };
const count = isLong ? 20_000 : 1000;
const paths = [
  '/api/auth/login',
  '/api/business-profile',
  '/api/calculate-optimization-impact',
  '/api/banking-info',
];

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { method: 'POST', headers: { ...json, ...headers }, body });

const codeOf = async (answer: Response) => [answer.status, problemBody.parse(await answer.json()).code];

describe('a hostile body', () => {
  it('never returns a 5xx', async () => {
    const random = new SeededRandom(testSeed);
    const wrong: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const path = random.one(paths);
      const body = hostileBody(random);
      const answer = await post(path, body, bearer(token));
      const text = await answer.text();
      const isProblem = answer.ok || problemBody.strict().safeParse(JSON.parse(text)).success;
      if (answer.status >= 500 || !isProblem) wrong.push(`${answer.status} ${path} ${body.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is not parsed beyond the largest body of its contract', async () => {
    const nested = '['.repeat(2_000_000);
    expect(await codeOf(await post('/api/auth/login', nested))).toEqual([413, 'BODY_TOO_LARGE']);
    const spaces = (bytes: number) => post('/api/banking-info', ' '.repeat(bytes), bearer(token));
    const limit = mostBodyBytes(routes.addAccount);
    expect(await codeOf(await spaces(limit))).toEqual([400, 'MALFORMED_JSON']);
    expect(await codeOf(await spaces(limit + 1))).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('may have 32 levels and 20,000 values', async () => {
    const deep = `{"dbaName":${'['.repeat(33)}1${']'.repeat(33)}}`;
    const wide = `{"dbaName":[${'0,'.repeat(20_001)}0]}`;
    for (const body of [deep, wide])
      expect(await codeOf(await post('/api/business-profile', body, bearer(token)))).toEqual([
        400,
        'BODY_TOO_COMPLEX',
      ]);
    expect(await codeOf(await post('/api/auth/login', deep))).toEqual([400, 'BODY_TOO_COMPLEX']);
  });

  it('is not read before the access check', async () => {
    for (const body of ['{', '['.repeat(2_000_000)])
      expect(await codeOf(await post('/api/business-profile', body))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(await post('/api/admin/dead-letters/purge', '{', bearer(token)))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });
});
