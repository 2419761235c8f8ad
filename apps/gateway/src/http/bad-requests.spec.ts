import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mostBodyBytes, problemBody, routes } from '@groundwork/contracts';
import { bearer, indexHtml, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import { type RawAnswer, sendRaw } from '../../testing/raw-http.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());

const json = { 'content-type': 'application/json' };

function expectProblem(status: number, text: string) {
  expect(status === 503 || (status >= 400 && status < 500)).toBe(true);
  const body = problemBody.strict().parse(JSON.parse(text));
  expect(text).not.toMatch(/node_modules|\.ts\b|at \w+ \(|FST_/);
  return body;
}

async function post(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = json,
) {
  const answer = await fetch(`${gateway.url}${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: expectProblem(answer.status, await answer.text()) };
}

const login = (body: string, headers?: Record<string, string>) => post('/api/auth/login', body, headers);
const save = (body: string) => post('/api/business-profile', body, { ...json, ...bearer(token) });

describe('a body that is not valid', () => {
  it.each([
    '{',
    '{"email":}',
    'email=ann',
    '{"a":1}{"b":2}',
    '\u0000',
    'undefined',
    '{"__proto__":{"role":"admin"}}',
    '{"email":"a@b.c","password":"x","constructor":{"prototype":{"role":"admin"}}}',
    '{"email":"ann\\u0000@example.com","password":"correct horse"}',
  ])('%j returns MALFORMED_JSON', async (body) => {
    expect(await login(body)).toMatchObject({ status: 400, body: { code: 'MALFORMED_JSON' } });
  });

  it.each(['[]', '"text"', '7', 'true', '[{"email":"a@b.c"}]'])(
    '%s returns 400, because it is no JSON object',
    async (body) => {
      const problem = { status: 400, body: { code: 'INVALID_INPUT', message: 'Send a JSON object' } };
      expect(await login(body)).toEqual(problem);
      expect(await save(body)).toEqual(problem);
    },
  );

  it.each(['', '{}', 'null'])('"%s" returns each missing field', async (body) => {
    const details = ['email', 'password'].map((field) => ({ field, message: 'Required' }));
    expect(await login(body)).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'Required', details },
    });
    const { body: result } = await post('/api/auth/signup', body);
    expect(result.details?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'email: Required',
      'password: Required',
      'firstName: Required',
      'lastName: Required',
    ]);
  });

  it.each([null, 7, true, {}])(
    'with %j as password and name returns both fields as missing',
    async (value) => {
      const { body } = await post(
        '/api/auth/signup',
        JSON.stringify({ email: 'ann@example.com', password: value, firstName: value, lastName: 'Lee' }),
      );
      expect(body.details).toEqual([
        { field: 'password', message: 'Required' },
        { field: 'firstName', message: 'Required' },
      ]);
    },
  );

  it('returns 400 when it is nested 100,000 levels deep', async () => {
    const depth = 100_000;
    expect((await save(`{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`)).status).toBe(400);
    expect((await save(`{"dbaName":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`)).status).toBe(400);
  });

  it.each(['\\ud800', '\\udfff', 'a\\uD83D\\u0041', '\\\\\\ud800', '\\ud83d\\ud83d\\ude00'])(
    'with an incomplete character (%s) returns MALFORMED_JSON',
    async (half) => {
      expect(await login(`{"email":"a@b.c","password":"${half}"}`)).toMatchObject({
        status: 400,
        body: { code: 'MALFORMED_JSON' },
      });
    },
  );

  it.each(['\\ud83d\\ude00', '\\ud83d\\ude00\\ud83d\\ude00', '😀', '\\\\ud800', 'O\u2019Neil ñ 王'])(
    'accepts %s unchanged',
    async (text) => {
      expect((await login(`{"email":"ann@example.com","password":"${text}"}`)).status).toBe(401);
    },
  );

  it('returns a readable message for a value of a wrong type', async () => {
    const given = JSON.stringify({ plan: { a: 1 } });
    const { body } = await post('/api/get-or-create-subscription', given, { ...json, ...bearer(token) });
    expect(body).toEqual({
      code: 'INVALID_INPUT',
      message: 'Choose a plan',
      details: [{ field: 'plan', message: 'Choose a plan' }],
    });
  });

  it('accepts a typed backslash before "u0000"', async () => {
    const typed = JSON.stringify({ email: 'ann@example.com', password: 'wrong \\u0000' });
    expect((await login(typed)).status).toBe(401);
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'json',
  ])('returns 415 for the type %s', async (type) => {
    const result = await login('{"email":"ann@example.com"}', { 'content-type': type });
    expect(result).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('may be empty when the route needs no body', async () => {
    const { token: leaving } = gateway.identity.someone();
    const headers = { ...json, ...bearer(leaving) };
    const answer = await fetch(`${gateway.url}/api/auth/logout`, { method: 'POST', headers });
    expect(answer.status).toBe(204);
  });
});

describe('a body that is too large', () => {
  const bodyOf = (bytes: number) => {
    const start = '{"email":"';
    return `${start}${'a'.repeat(bytes - start.length - 2)}"}`;
  };

  it.each([
    ['a small route', login, mostBodyBytes(routes.login)],
    ['a large route', save, mostBodyBytes(routes.saveProfile)],
  ])('by %s reaches validation at its limit, and returns 413 with one more byte', async (_, send, most) => {
    const { status, body } = await send(bodyOf(most));
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ field: 'email', message: 'Use 200 characters or fewer' });
    expect(await send(bodyOf(most + 1))).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it.each(['length', 'chunks'])(
    'returns a readable 413 to a client that sends all of it first, by %s',
    async (how) => {
      const bytes = 12 * 1024 * 1024;
      const piece = Buffer.alloc(bytes, 'a');
      const framed = how === 'length' ? [piece] : [`${bytes.toString(16)}\r\n`, piece, '\r\n0\r\n\r\n'];
      const framing = how === 'length' ? `Content-Length: ${bytes}` : 'Transfer-Encoding: chunked';
      const head = `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
      const answer = await sendRaw(gateway.url, head, ...framed);
      expect(answer.status).toBe(413);
      expect(expectProblem(answer.status, answer.body)).toMatchObject({ code: 'BODY_TOO_LARGE' });
    },
  );
});

describe('an error before the body was read', () => {
  const bytes = 12 * 1024 * 1024;
  const head = (address: string, ...lines: string[]) =>
    [
      `POST ${address} HTTP/1.1`,
      'Host: a',
      'Connection: close',
      `Content-Length: ${bytes}`,
      ...lines,
      '',
      '',
    ].join('\r\n');
  const form = 'Content-Type: multipart/form-data; boundary=x';

  it.each([
    ['without a session', '/api/documents/upload', form, 401, 'UNAUTHENTICATED'],
    ['with a fragment', '/api/lender-matches/refresh#part', form, 400, 'UNCLEAR_ADDRESS'],
    ['of another type', '/api/auth/login', 'Content-Type: text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['with a form on a JSON route', '/api/auth/login', form, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['with a method that is not allowed', '/api/user', form, 405, 'METHOD_NOT_ALLOWED'],
    ['to an unknown address', '/api/nothing', form, 404, 'NOT_FOUND'],
  ])('reaches a client that sends all of the body first: %s', async (_, address, type, status, code) => {
    const answer = await sendRaw(gateway.url, head(address, type), Buffer.alloc(bytes, 'a'));
    expect(answer.status).toBe(status);
    expect(expectProblem(answer.status, answer.body)).toMatchObject({ code });
  });
});

it('a response reaches a client that sends a body to a route without a body', async () => {
  const bytes = 6 * 1024 * 1024;
  const head = `GET /api/config HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`;
  expect((await sendRaw(gateway.url, head, Buffer.alloc(bytes, 'a'))).status).toBe(200);
});

describe('an address', () => {
  const callApi = (path: string, method = 'GET') =>
    sendRaw(gateway.url, `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

  it.each(['/api', '/api/', '/api/nothing', '/api/user/', '/api/USER', '/api/user/1'])(
    '%s returns 404 in JSON without a route',
    async (path) => {
      const answer = await callApi(path);
      expect(answer.status).toBe(404);
      expect(expectProblem(404, answer.body)).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each([
    ['/', 200],
    ['/dashboard', 200],
    ['/?view=signin', 200],
    ['/no/such/page', 404],
    ['/apiary', 404],
    ['/og.png', 404],
  ])('%s returns the app with the status %i', async (path, status) => {
    const answer = await callApi(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(answer.body).toContain(indexHtml);
  });

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '//etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/app-1a2b.js%00.html',
    '/api/docs/assets/..%2f..%2f..%2fpackage.json',
    '/api/docs/assets/../../../package.json',
    '/..\\..\\etc\\passwd',
  ])('%s reaches no file outside the folders', async (path) => {
    const { status, body } = await callApi(path);
    if (body.startsWith('<')) expect(body).toContain(indexHtml);
    else expectProblem(status, body);
    expect(body).not.toMatch(/root:|"dependencies"|"version":/);
  });

  it.each(['/%', '/%zz', '/api/%ff', '/api/user%', '/%c0%ae'])(
    '%s returns our own 400 or 404 when it is not valid',
    async (path) => {
      const { status, body, headers } = await callApi(path);
      if (body.startsWith('<')) expect(body).toContain(indexHtml);
      else expectProblem(status, body);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it.each([
    ['PUT', '/api/user', 'GET, HEAD'],
    ['DELETE', '/api/user?x=1', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['HEAD', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/auth/login', 'POST'],
    ['PATCH', '/api/business-profile', 'GET, HEAD, POST'],
    ['TRACE', '/api/user', 'GET, HEAD'],
    ['PROPFIND', '/api/user', 'GET, HEAD'],
  ])('returns 405 with the allowed methods for %s %s', async (method, path, allowed) => {
    const answer = await callApi(path, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    if (method !== 'HEAD')
      expect(expectProblem(405, answer.body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])(
    'returns 405 for %s with a body of any type',
    async (method) => {
      const answer = await fetch(`${gateway.url}/api/user`, {
        method,
        body: '<a/>',
        headers: { 'content-type': 'text/xml' },
      });
      const problem = expectProblem(answer.status, await answer.text());
      expect({ status: answer.status, ...problem }).toMatchObject({ status: 405 });
    },
  );

  it.each(['/dashboard', '/api/openapi.json', '/api/docs', '/livez'])(
    'returns no body for HEAD %s',
    async (path) => {
      const answer = await callApi(path, 'HEAD');
      expect(answer).toMatchObject({ status: 200, body: '' });
    },
  );
});

describe('headers', () => {
  const callApi = (...lines: string[]): Promise<RawAnswer> =>
    sendRaw(
      gateway.url,
      ['GET /api/user HTTP/1.1', 'Host: a', 'Connection: close', ...lines, '', ''].join('\r\n'),
    );
  const traceId = /^[0-9a-f]{32}$/;

  it('count once when they are sent twice', async () => {
    const good = `Authorization: Bearer ${token}`;
    expect((await callApi(good, 'Authorization: Bearer wrong')).status).toBe(200);
    expect((await callApi('Authorization: Bearer wrong', good)).status).toBe(401);
    expect(
      (await callApi(`Cookie: groundwork_session=${token}`, 'Cookie: groundwork_session=wrong')).status,
    ).toBeLessThan(500);
    const { headers } = await callApi('X-Request-Id: aaaaaaaa', 'X-Request-Id: bbbbbbbb');
    expect(headers.get('x-request-id')).toMatch(traceId);
  });

  it.each([
    'short',
    'x'.repeat(65),
    '<script>alert(1)</script>',
    'a b c d e f g h',
    '"},{"level":60',
    'ééééééééé',
  ])('do not return the hostile request id %s', async (id) => {
    expect((await callApi(`X-Request-Id: ${id}`)).headers.get('x-request-id')).toMatch(traceId);
  });

  it('accept the trace id of a proxy in either header', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect((await callApi(`X-Request-Id: ${id}`)).headers.get('x-request-id')).toBe(id);
    expect((await callApi(`traceparent: 00-${id}-00f067aa0ba902b7-01`)).headers.get('x-request-id')).toBe(id);
    expect((await callApi('X-Request-Id: from-the-proxy-1')).headers.get('x-request-id')).toMatch(traceId);
  });

  it.each([
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2']],
    ['a length and chunks', ['Content-Length: 1', 'Transfer-Encoding: chunked']],
    ['no colon', ['nonsense']],
    ['a space in a name', ['Bad Name: 1']],
    ['an unknown expectation', ['Expect: 200-maybe']],
    ['too many bytes', [`X-Long: ${'x'.repeat(40_000)}`]],
  ])('return our own error when they are not readable (%s)', async (_, lines) => {
    const { status, body, headers } = await callApi(...lines);
    expectProblem(status, body);
    expect(headers.get('x-request-id')).toMatch(traceId);
  });

  it.each(['groundwork_session=', 'groundwork_session=%', '=;=;=', ';;;', `a=${'b'.repeat(9000)}`])(
    'with the cookie "%.30s" return 401',
    async (cookie) => {
      const { status, body } = await callApi(`Cookie: ${cookie}`);
      expect(expectProblem(status, body).code).toBe('UNAUTHENTICATED');
    },
  );
});
