import { connect, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { log } from '@groundwork/platform-observability';
import { infectedFile, scanUnavailable } from '../gateway.errors.ts';
import { VirusScan } from './virus-scan.port.ts';

const defaultPort = 3310;
const longestReply = 4096;
const lastChunk = Buffer.alloc(4);

function framed(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
}

/** INSTREAM of clamd: chunks with their length, an empty chunk at the end, then one reply that ends with a zero byte. */
class ClamdStream extends Transform {
  private readonly verdict: Promise<string>;

  constructor(private readonly socket: Socket) {
    super();
    this.verdict = new Promise((resolve, reject) => {
      let reply = '';
      socket.on('data', (chunk) => {
        reply += chunk.toString('latin1').slice(0, longestReply);
        if (reply.includes('\0')) resolve(reply.split('\0')[0] ?? '');
      });
      socket.on('error', reject);
      socket.once('timeout', () => socket.destroy(new Error('clamd does not answer')));
      socket.once('close', () => reject(new Error('clamd closed the connection')));
    });
    this.verdict.catch(() => undefined);
    socket.write('zINSTREAM\0');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (!this.socket.writable) done(null, chunk);
    else this.socket.write(framed(chunk), () => done(null, chunk));
  }

  override _flush(done: TransformCallback): void {
    if (this.socket.writable) this.socket.write(lastChunk);
    this.verdict.then(
      (verdict) => done(faultOf(verdict)),
      (error: unknown) => done(unscanned(error)),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }
}

function faultOf(verdict: string): Error | null {
  if (verdict === 'stream: OK') return null;
  if (verdict.endsWith(' FOUND')) {
    log().warn({ verdict }, 'A virus scan rejected an upload');
    return infectedFile();
  }
  return unscanned(new Error(verdict));
}

function unscanned(error: unknown): Error {
  log().error({ err: error }, 'An upload could not be scanned');
  return scanUnavailable(error);
}

export class ClamdScan extends VirusScan {
  constructor(
    private readonly url: URL,
    private readonly patienceMs: number,
  ) {
    super();
  }

  open(): Transform {
    const host = this.url.hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(this.url.port || defaultPort) });
    socket.setTimeout(this.patienceMs);
    return new ClamdStream(socket);
  }
}
