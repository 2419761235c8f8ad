import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { maxPictureBytes, rpc, type User } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import type { Person } from '../../../testing/people.ts';

let gateway: RunningGateway;
let ann: Person;

beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  ann = gateway.identity.someone();
});

const json = { 'content-type': 'application/json' };
const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, {
    method,
    headers: { ...bearer(ann.token), ...json, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('an owner’s name', () => {
  it('changes, and this gateway returns the new name at once', async () => {
    await send('GET', '/api/user');
    const changed = await send('PATCH', '/api/account', {
      firstName: ' Anna ',
      lastName: 'Lee',
      role: 'admin',
    });
    expect([changed.status, await changed.json()]).toMatchObject([200, { firstName: 'Anna', role: 'user' }]);
    expect(await (await send('GET', '/api/user')).json()).toMatchObject({ firstName: 'Anna' });
  });

  it.each([{ firstName: '' }, { firstName: 7 }, { firstName: 'x'.repeat(201) }, []])(
    'returns 400 for %j',
    async (body) => {
      const answer = await send(
        'PATCH',
        '/api/account',
        Array.isArray(body) ? body : { lastName: 'Lee', ...body },
      );
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    },
  );
});

describe('an owner’s picture', () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100, 1)]);
  const upload = (bytes: Buffer, headers: Record<string, string> = bearer(ann.token)) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), '../../x.html');
    return fetch(`${gateway.url}/api/account/picture`, { method: 'POST', headers, body: form });
  };
  const pictures = async () => (await gateway.stored()).filter((path) => path.includes(ann.user.id));

  it.each([
    ['image/png', png],
    ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['image/webp', Buffer.from('RIFF....WEBPVP8 ')],
  ])('is stored as %s by its first bytes, and only its owner can read it', async (type, bytes) => {
    const answer = await upload(bytes);
    const { profileImageUrl } = (await answer.json()) as User;
    expect([answer.status, profileImageUrl]).toEqual([
      200,
      expect.stringMatching(/^\/api\/account\/picture\?v=[0-9a-f]{16}$/),
    ]);
    const picture = await send('GET', profileImageUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type]);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true);
    ann = gateway.identity.someone();
    expect((await send('GET', '/api/account/picture')).status).toBe(404);
  });

  it('replaces the previous picture, and a deletion removes it from the store', async () => {
    await upload(png);
    await upload(Buffer.concat([png, png]));
    expect(await pictures()).toHaveLength(1);
    const answer = await send('DELETE', '/api/account/picture');
    expect(await answer.json()).toMatchObject({ profileImageUrl: null });
    expect(await pictures()).toEqual([]);
    expect((await send('GET', '/api/account/picture')).status).toBe(404);
  });

  it('is read by the staff of a practice that its owner manages', async () => {
    await upload(png);
    const managerId = ann.user.id;
    const path = '/api/practices/018f0000-0000-7000-8000-000000000009/manager/picture';
    gateway.calls.on(rpc.identity.practiceManager, ({ userId }) => ({
      userId: userId === managerId ? null : managerId,
    }));
    await gateway.nats.flush();
    expect((await send('GET', path)).status).toBe(404);
    ann = gateway.identity.someone();
    const picture = await send('GET', path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await picture.arrayBuffer()).equals(png)).toBe(true);
  });

  it('may have exactly 2 MB, and one more byte returns 413', async () => {
    const full = Buffer.concat([png, Buffer.alloc(maxPictureBytes - png.length)]);
    expect((await upload(full)).status).toBe(200);
    const answer = await upload(Buffer.concat([full, Buffer.alloc(1)]));
    const tooLarge = { code: 'FILE_TOO_LARGE', message: 'Please choose a picture smaller than 2MB.' };
    expect([answer.status, await answer.json()]).toEqual([413, tooLarge]);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '', 'RIFF....WAVE'])(
    'returns 415 for %j',
    async (content) => {
      const answer = await upload(Buffer.from(content));
      expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'FILE_TYPE' }]);
      expect(await pictures()).toEqual([]);
    },
  );
});

describe('a sign-in', () => {
  it('sends the address and the shortened user agent to identity', async () => {
    const requests: unknown[] = [];
    gateway.calls.on(rpc.identity.login, (request) => {
      requests.push(request);
      throw new DomainError('unauthenticated', 'MFA_REQUIRED', 'Enter the code of your authenticator app');
    });
    await gateway.nats.flush();
    const credentials = { email: 'ann@example.com', password: 'correct horse' };
    const answer = await send('POST', '/api/auth/login', credentials, { 'user-agent': 'x'.repeat(2000) });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'MFA_REQUIRED', message: 'Enter the code of your authenticator app' },
    ]);
    await send('POST', '/api/auth/login', { ...credentials, otp: '123456' }, { 'user-agent': 'short' });
    expect(requests).toMatchObject([
      { userAgent: 'x'.repeat(500), clientAddress: expect.any(String) },
      { userAgent: 'short', otp: '123456' },
    ]);
  });
});
