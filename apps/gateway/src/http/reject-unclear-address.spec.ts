import { Agent, request } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemBody, routes } from '@groundwork/contracts';
import { isLong } from '@groundwork/test-data/cases';
import { configureLog, httpSeconds } from '@groundwork/platform-observability';
import { type RunningGateway, runGateway } from '../../testing/gateway.ts';
import { spellingsOf } from '../../testing/spellings.ts';

interface Answer {
  path: string;
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

const id = '6f1b2f0e-6d7f-4b55-9c61-0c8b4b6f2a10';
const everyPath = [...new Set(Object.values(routes).map(({ path }) => path.replace(/:\w+/g, id)))];
const paths = isLong
  ? everyPath
  : ['/api/user', '/api/auth/login', `/api/documents/${id}`, '/api/docs', '/api/webhooks/stripe'];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

let open: RunningGateway;
let strict: RunningGateway;

beforeAll(async () => {
  open = await runGateway();
  strict = await runGateway({
    beside: open,
    environment: { EXEMPT_NETWORKS: '10.1.0.0/16', REQUESTS_PER_SECOND: '1' },
  });
});
afterAll(async () => {
  agent.destroy();
  await strict.stop();
  await open.stop();
});

const send = (gateway: RunningGateway, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    request({ hostname, port, path, agent }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ path, status, headers, body: Buffer.concat(chunks).toString() });
        });
    })
      .on('error', reject)
      .end();
  });

async function counted(): Promise<number> {
  const values = await httpSeconds.values();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .reduce((sum, { value }) => sum + value, 0);
}

/** Node answers before any route when it cannot decode an address. */
const isUndecodable = ({ body }: Answer) => body.includes('"UNREADABLE_REQUEST"');

const isProblem = ({ headers, body }: Answer) =>
  headers['content-type']?.includes('application/json') === true &&
  problemBody.strict().safeParse(JSON.parse(body)).success;

const pathsOf = (answers: Answer[], isWrong: (answer: Answer) => boolean) =>
  answers.filter(isWrong).map(({ path, status }) => `${status} ${path}`);

describe('a spelling of an address of the API', () => {
  it.each([
    '/%61pi/user',
    '/ap%69/user',
    'http://x/api/user',
    '//api/user',
    '/./api/user',
    '/x/../api/user',
    '/api//user',
    '/api\\user',
    '/api%2fuser',
    '/api%5Cuser',
    '/%2561pi/user',
    '/api/user#top',
  ])('returns 400 for %s', async (path) => {
    const { status, headers, body } = await send(open, path);
    expect({ status, ...problemBody.parse(JSON.parse(body)) }).toMatchObject({
      status: 400,
      code: 'UNCLEAR_ADDRESS',
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/API/user', '/Api/User', '/api/USER', '/api/user/'])('returns 404 for %s', async (path) => {
    const { status, body } = await send(open, path);
    expect({ status, ...problemBody.parse(JSON.parse(body)) }).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('does not concern letters of other scripts, spaces and queries', async () => {
    for (const path of ['/?view=%73ignin', '/dashboard?a=//b/../c#d'])
      expect(await send(open, path)).toMatchObject({ path, status: 200 });
    for (const path of ['/caf%C3%A9', '/my%20page'])
      expect(await send(open, path)).toMatchObject({ path, status: 404 });
  });

  it.each(paths)('passes no limit, log, count or no-store: %s', async (path) => {
    const spellings = spellingsOf(path, 1000);
    const lines: string[] = [];
    const sink = new Writable({
      write: (line: Buffer, _, done) => {
        lines.push(line.toString());
        done();
      },
    });
    configureLog('gateway', 'info', sink);
    const before = await counted();
    const answers = await Promise.all(spellings.map((spelling) => send(open, spelling)));
    const limited = await Promise.all(spellings.slice(0, 200).map((spelling) => send(strict, spelling)));
    configureLog('gateway', 'silent');
    expect(pathsOf(answers, ({ headers }) => headers['cache-control'] !== 'no-store')).toEqual([]);
    expect(pathsOf(answers, (answer) => answer.status >= 400 && !isProblem(answer))).toEqual([]);
    expect(pathsOf(answers, ({ status }) => status >= 500)).toEqual([]);
    const traced = [...answers, ...limited].filter((answer) => !isUndecodable(answer)).length;
    expect((await counted()) - before).toBe(traced);
    expect(lines.length).toBe(answers.length + limited.length);
    expect(limited.filter((answer) => answer.status !== 429 && !isUndecodable(answer)).length).toBeLessThan(
      limited.length / 4,
    );
  });
});
