import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { certificateFor, createGate } from '@groundwork/testing';
import { FeedServer } from '../../testing/feed-server.ts';
import { isPublicAddress } from './feed-address.guard.ts';
import { FetchFeedAdapter } from './fetch-feed.adapter.ts';

const stranger = new FetchFeedAdapter({ isTrusted: () => false });
const trusting = (more = {}) =>
  new FetchFeedAdapter({ isTrusted: (ip) => ['127.0.0.1', '::1'].includes(ip), ...more });
const first = (url: string) => ({ url, etag: null });

let server: FeedServer;
beforeEach(async () => {
  server = await FeedServer.start();
});
afterEach(() => server.stop());

describe('an address without trust', () => {
  it.each([
    'http://bank.example/c.json',
    'https://localhost/c.json',
    'https://10.0.0.1/c.json',
    'https://192.168.1.1/c.json',
    'https://169.254.169.254/latest',
    'https://[::1]/c.json',
    'https://[::ffff:127.0.0.1]/c.json',
    'https://[fd00::1]/c.json',
    'https://0.0.0.0/c.json',
    'https://user:secret@93.184.216.34/',
    'https://93.184.216.34/#part',
    'https://93.184.216.34:22/',
    'http://93.184.216.34/c.json',
    'ftp://93.184.216.34/c.json',
    'no address',
    'file:///etc/passwd',
    'https://2130706433/c.json',
    'https://0x7f.1/c.json',
    `https://93.184.216.34/${'a'.repeat(2000)}`,
  ])('%s is not allowed', async (url) => {
    expect(await stranger.isAllowed(url)).toBe(false);
  });

  it.each(['https://93.184.216.34/', 'https://93.184.216.34:8443/', 'https://93.184.216.34:9000/'])(
    '%s is allowed',
    async (url) => {
      expect(await stranger.isAllowed(url)).toBe(true);
    },
  );

  it('gets no request, also if it was allowed before', async () => {
    server.serve({});
    expect(await stranger.fetch(first(server.url))).toMatchObject({
      code: 'FETCH_FAILED',
      message: 'The host of this feed has an address that is not public.',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('a public address', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:4700::1111', true],
    ['100.64.0.1', false],
    ['198.18.0.1', false],
    ['203.0.113.5', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['text', false],
  ])('is %s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it('is never one of this machine', () => {
    expect(isPublicAddress('93.184.216.34', ['93.184.216.34'])).toBe(false);
  });
});

describe('a server', () => {
  it.each([301, 304, 404, 500])('that answers with %s fails with one sentence', async (status) => {
    server.on((_request, reply) => void reply.writeHead(status, { location: server.url }).end());
    expect(await trusting().fetch(first(server.url))).toEqual({
      result: 'failed',
      code: 'FETCH_FAILED',
      message: `The server answered with status ${status}. A feed needs status 200 at its own address.`,
    });
    expect(server.requests).toHaveLength(1);
  });

  it('that is slow in the middle of its answer is left', async () => {
    const closed = createGate();
    server.on((_request, reply) => {
      reply.on('close', closed.open);
      reply.writeHead(200).write('{');
    });
    expect(await trusting({ timeoutMs: 200 }).fetch(first(server.url))).toMatchObject({
      code: 'FETCH_FAILED',
      message: 'The server took more than 0.2 seconds.',
    });
    await closed.opened;
  });

  it('that sends without end is left after 5 MiB', async () => {
    const closed = createGate();
    server.on((_request, reply) => {
      reply.on('close', closed.open);
      const more = () => {
        while (reply.write(Buffer.alloc(65_536, ' ')));
        reply.once('drain', more);
      };
      more();
    });
    expect(await trusting().fetch(first(server.url))).toMatchObject({ code: 'TOO_LARGE' });
    await closed.opened;
  });

  it('gets the tag of the last document', async () => {
    server.serve({ a: 1 });
    const fetched = await trusting().fetch(first(server.url));
    const etag = 'etag' in fetched ? fetched.etag : null;
    expect(await trusting().fetch({ url: server.url, etag })).toEqual({ result: 'unchanged' });
  });
});

describe('a server with TLS', () => {
  let secure: FeedServer;
  let authority: string;
  beforeEach(async () => {
    const made = await certificateFor('localhost');
    authority = made.authority;
    secure = await FeedServer.start({ key: made.key, cert: made.certificate });
    secure.serve({ a: 1 });
  });
  afterEach(() => secure.stop());

  it('is read if its certificate is trusted', async () => {
    expect(secure.url).toMatch(/^https:/);
    expect(await trusting({ ca: authority }).fetch(first(secure.url))).toMatchObject({ result: 'document' });
  });

  it('fails if its certificate is not trusted', async () => {
    expect(await trusting().fetch(first(secure.url))).toMatchObject({ code: 'FETCH_FAILED' });
    expect(secure.requests).toEqual([]);
  });
});
