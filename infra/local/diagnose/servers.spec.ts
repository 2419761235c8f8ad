import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ObjectStorage } from '@groundwork/platform-storage';
import { makeCertificates } from '../../docker/certificates.ts';
import { judge, readCertificate, type TlsServer, tlsServersOf } from './certificates.ts';
import { checkMail } from './mail.ts';
import type { Place } from './place.ts';
import { probeStorage } from './storage.ts';

const running: Server[] = [];

async function portOf(server: Server): Promise<number> {
  running.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const server of running.splice(0)) await new Promise((resolve) => server.close(resolve));
});

const place = (environment: NodeJS.ProcessEnv, urls: Partial<Place['urls']> = {}): Place => ({
  environment,
  urls: { postgres: undefined, nats: undefined, redis: undefined, storage: undefined, ...urls },
  secrets: undefined,
  folder: undefined,
});

describe('mail', () => {
  const answering = (line: string, received: string[] = []) =>
    portOf(
      createServer((socket: Socket) => {
        socket.on('error', () => undefined).on('data', (chunk: Buffer) => received.push(chunk.toString()));
        socket.write(`${line}\r\n`);
      }),
    );
  const check = (port: number) => checkMail(place({ SMTP_URL: `smtp://user:secret@127.0.0.1:${port}` }));

  it('is right when the server greets, and the password stays here', async () => {
    const received: string[] = [];
    const port = await answering('220 mail.example.com ESMTP', received);
    expect(await check(port)).toEqual([{ state: 'fine', thing: 'Mail', text: `127.0.0.1:${port} greets` }]);
    expect(received.join('')).not.toContain('secret');
  });

  it('is a fault when the server refuses this machine', async () => {
    const [finding] = await check(await answering('554 no service for you'));
    expect(finding).toMatchObject({ state: 'fault' });
    expect(finding?.text).toContain('answers with 554');
  });

  it('is a fault when nothing listens', async () => {
    const server = createServer();
    const port = await portOf(server);
    await new Promise((resolve) => running.pop()?.close(resolve));
    const [finding] = await check(port);
    expect(finding).toMatchObject({ state: 'fault' });
    expect(finding?.text).toContain('ECONNREFUSED');
    expect(finding?.text).not.toContain('secret');
  });

  it('is a note when the site sends none', async () => {
    expect(await checkMail(place({}))).toMatchObject([{ state: 'note' }]);
  });
});

describe('a certificate', () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const server: TlsServer = { name: 'Redis', host: 'redis', port: 6379, greeting: 'none' };
  const valid = { from: new Date('2026-01-01'), until: new Date('2027-12-01'), rejected: undefined };

  it.each([
    ['fine', valid, 'valid for 365 days'],
    ['note', { ...valid, until: new Date('2026-12-10') }, 'ends in 9 days'],
    ['fault', { ...valid, until: new Date('2026-11-30') }, 'ended on 2026-11-30'],
    ['fault', { ...valid, from: new Date('2026-12-05') }, 'valid from 2026-12-05 on'],
    ['fault', { ...valid, rejected: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'SELF_SIGNED_CERT_IN_CHAIN'],
  ])('is judged: %s', (state, certificate, text) => {
    const finding = judge(server, certificate, now);
    expect(finding.state).toBe(state);
    expect(finding.text).toContain(text);
  });

  it('is read behind each greeting', async () => {
    const { servers } = makeCertificates({ own: ['localhost'] });
    const { certificate = '', key = '' } = servers['own'] ?? {};
    const inner = createTlsServer({ cert: certificate, key });
    const greet = {
      none: (socket: Socket) => void inner.emit('connection', socket),
      nats: (socket: Socket) => {
        socket.write('INFO {"tls_required":true} \r\n');
        inner.emit('connection', socket);
      },
      postgres: (socket: Socket) =>
        void socket.once('data', () => {
          socket.write('S');
          inner.emit('connection', socket);
        }),
    };
    for (const greeting of ['none', 'nats', 'postgres'] as const) {
      const port = await portOf(createServer(greet[greeting]));
      const read = await readCertificate({ name: 'a', host: 'localhost', port, greeting });
      expect(read.until.getTime()).toBeGreaterThan(now.getTime());
      expect(read.rejected).toBeDefined();
    }
  });

  it('is read where a server uses TLS, and nowhere else', () => {
    const secure = place(
      { PUBLIC_URL: 'https://app.example.com', SMTP_URL: 'smtps://mail.example.com' },
      {
        postgres: 'postgres://a:b@db:5433/groundwork?sslmode=verify-full',
        nats: 'tls://a:b@nats',
        redis: 'rediss://:b@[::1]:6380',
        storage: 's3://a:b@s3.example.com/bucket',
      },
    );
    expect(tlsServersOf(secure).map(({ host, port }) => `${host} ${port}`)).toEqual([
      'db 5433',
      'nats 4222',
      '::1 6380',
      's3.example.com 443',
      'mail.example.com 465',
      'app.example.com 443',
    ]);
    const plain = place(
      { PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail' },
      {
        postgres: 'postgres://a:b@db/groundwork',
        nats: 'nats://nats',
        redis: 'redis://redis',
        storage: 's3://a:b@minio:9000/bucket?tls=false',
      },
    );
    expect(tlsServersOf(plain)).toEqual([]);
  });
});

class FaultyStorage extends ObjectStorage {
  private content: Buffer = Buffer.alloc(0);
  removed = 0;
  constructor(private readonly failing: 'put' | 'get' | 'remove' | 'content' | 'nothing') {
    super();
  }
  private failAt(step: string): void {
    if (step === this.failing) throw new Error('Access Denied');
  }
  async put(_: string, content: Readable): Promise<void> {
    this.failAt('put');
    this.content = Buffer.concat(await content.toArray());
  }
  get(): Promise<Readable> {
    return Promise.resolve().then(() => {
      this.failAt('get');
      return Readable.from([this.failing === 'content' ? Buffer.from('other') : this.content]);
    });
  }
  remove(): Promise<void> {
    return Promise.resolve().then(() => {
      this.failAt('remove');
      this.removed += 1;
    });
  }
  size = () => Promise.resolve(0);
  copy = () => Promise.resolve();
  check = () => Promise.resolve();
  list = () => Readable.from([]);
}

describe('the storage', () => {
  it.each([
    ['nothing', 'fine', 'written, read and deleted', 1],
    ['put', 'fault', 'cannot write (Access Denied)', 0],
    ['get', 'fault', 'cannot read what it wrote (Access Denied)', 1],
    ['remove', 'fault', 'cannot delete (Access Denied)', 0],
    ['content', 'fault', 'came back changed', 1],
  ] as const)('where %s fails is %s', async (failing, state, text, removed) => {
    const storage = new FaultyStorage(failing);
    const [finding] = await probeStorage(storage);
    expect(finding?.state).toBe(state);
    expect(finding?.text).toContain(text);
    expect(storage.removed).toBe(removed);
  });
});
