import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoreCall {
  /** The method and the first part of the key. */
  call: string;
  bytes: number;
}

function callOf({ method, url = '', headers }: IncomingMessage): string {
  const [, , folder = ''] = new URL(url, 'http://store').pathname.split('/');
  return `${headers['x-amz-copy-source'] === undefined ? method : 'COPY'} ${folder}`;
}

/** Stands before an S3 server, and counts its calls and the bytes of their bodies. */
export class CountedStore {
  readonly calls: StoreCall[] = [];
  private readonly server: Server;

  constructor(private readonly storageUrl: URL) {
    this.server = createServer((incoming, reply) => {
      this.pass(incoming, reply);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    const own = new URL(this.storageUrl);
    own.port = String((this.server.address() as AddressInfo).port);
    return own.href;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(incoming: IncomingMessage, reply: ServerResponse): void {
    const counted = { call: callOf(incoming), bytes: 0 };
    this.calls.push(counted);
    const count = (chunk: Buffer) => {
      counted.bytes += chunk.length;
    };
    const { hostname, port } = this.storageUrl;
    const { method, url, headers } = incoming;
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', count);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    incoming.on('data', count);
    incoming.pipe(onward);
  }
}
