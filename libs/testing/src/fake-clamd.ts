import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** The marked part of the standard test file of scanners; whole, it would alarm the scanner of this machine. */
export const virusMark = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const command = 'zINSTREAM\0';

/** Speaks the protocol of clamd on TCP: zINSTREAM, chunks with a length, and the limit StreamMaxLength. */
export class FakeClamd {
  readonly scanned: Buffer[] = [];

  private constructor(
    private readonly server: Server,
    private readonly mostBytes: number,
  ) {
    server.on('connection', (socket) => this.serve(socket));
  }

  static async start(mostBytes = 30_000_000): Promise<FakeClamd> {
    const clamd = new FakeClamd(createServer(), mostBytes);
    await once(clamd.server.listen(0, '127.0.0.1'), 'listening');
    return clamd;
  }

  get url(): string {
    const address = this.server.address();
    return `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const reply = this.replyTo(received);
      if (reply !== undefined) socket.end(`${reply}\0`);
    });
  }

  private replyTo(received: Buffer): string | undefined {
    if (received.length < command.length) return undefined;
    if (received.subarray(0, command.length).toString() !== command) return 'UNKNOWN COMMAND';
    const chunks: Buffer[] = [];
    let size = 0;
    for (let at = command.length; at + 4 <= received.length;) {
      const length = received.readUInt32BE(at);
      if (length === 0) return this.verdictOn(Buffer.concat(chunks));
      if ((size += length) > this.mostBytes) return 'INSTREAM size limit exceeded. ERROR';
      chunks.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return undefined;
  }

  private verdictOn(file: Buffer): string {
    this.scanned.push(file);
    return file.includes(virusMark) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
  }
}
