import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const headerBytes = 12;
const noName = 3;

/** The name of the only question, and where the question ends. */
function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function answerTo(query: Buffer, texts: readonly string[]): Buffer {
  const { end } = questionOf(query);
  const header = Buffer.alloc(headerBytes);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 + (texts.length === 0 ? noName : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  const records = texts.map((text) => {
    const fixed = Buffer.from([0xc0, headerBytes, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length]);
    return Buffer.concat([fixed, Buffer.from(text)]);
  });
  return Buffer.concat([header, query.subarray(headerBytes, end), ...records]);
}

/** Answers questions for TXT records over UDP. */
export class DnsServer {
  readonly records = new Map<string, readonly string[]>();
  readonly questions: string[] = [];

  private constructor(private readonly socket: Socket) {
    socket.on('message', (query, { port, address }) => {
      const { name } = questionOf(query);
      this.questions.push(name);
      socket.send(answerTo(query, this.records.get(name) ?? []), port, address);
    });
  }

  static async start(): Promise<DnsServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new DnsServer(socket);
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }
}
