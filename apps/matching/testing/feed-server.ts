import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';

const program = (id: string, more: object = {}) => ({
  id,
  name: `Term Loan ${id}`,
  lenderName: 'First Bank of Nowhere',
  type: 'traditional_bank',
  minLoanAmount: 10_000,
  maxLoanAmount: 500_000,
  minInterestRate: 7.5,
  maxInterestRate: { primePlus: 4 },
  minTermLength: 12,
  maxTermLength: 84,
  approvalTimeMin: 5,
  approvalTimeMax: 20,
  criteria: {},
  verifiedOn: '2026-11-01',
  ...more,
});

export const criteriaOf = (
  ids: readonly string[],
  { publishedAt = '2026-11-20T00:00:00Z', ...more }: { publishedAt?: string } & Record<string, unknown> = {},
) => ({
  format: 'groundwork-lender-criteria/1',
  publisher: { name: 'First Bank of Nowhere', website: 'https://bank.example' },
  publishedAt,
  programs: ids.map((id) => program(id, more)),
});

export const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `term-${at + 1}`);

interface SigningKey {
  publicKey: string;
  sign: (body: string) => string;
}

export function signingKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (body) => sign(null, Buffer.from(body), privateKey).toString('base64'),
  };
}

type Answer = (request: IncomingMessage, reply: ServerResponse) => void | Promise<void>;

/** The web server of a lender. */
export class FeedServer {
  readonly requests: string[] = [];
  private answer: Answer = (_request, reply) => void reply.writeHead(404).end();

  private constructor(
    private readonly server: Server,
    private readonly protocol: string,
  ) {
    server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
      this.requests.push(request.headers['if-none-match'] ?? '');
      void this.answer(request, reply);
    });
  }

  static async start(tls?: ServerOptions): Promise<FeedServer> {
    const server = tls === undefined ? createServer() : createTlsServer(tls);
    const started = new FeedServer(server, tls === undefined ? 'http' : 'https');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return started;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    const host = this.protocol === 'https' ? 'localhost' : '127.0.0.1';
    return `${this.protocol}://${host}:${port}/criteria.json`;
  }

  on(answer: Answer): void {
    this.answer = answer;
  }

  /** A good server: it answers with 304 to the tag that it sent. */
  serve(document: unknown, key?: SigningKey): void {
    const body = typeof document === 'string' ? document : JSON.stringify(document);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    this.answer = (request, reply) => {
      if (request.headers['if-none-match'] === etag) return void reply.writeHead(304).end();
      reply.setHeader('etag', etag);
      if (key) reply.setHeader('groundwork-signature', key.sign(body));
      reply.writeHead(200, { 'content-type': 'application/json' }).end(body);
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
