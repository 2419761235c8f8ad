import { connect, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { serverPattern } from '@groundwork/platform-config';
import { log } from '@groundwork/platform-observability';
import { z } from 'zod';
import { NoVirusScan, type ScanFaults, VirusScan } from './virus-scan.ts';

export const virusScanConfig = {
  CLAMD_URL: z
    .string()
    .regex(serverPattern('tcp'), 'must be tcp://host:port')
    .optional()
    .describe(
      'Address of clamd, tcp://host:3310, which scans each upload, and each document of a lender’s file. Without its reply the gateway rejects uploads, and a file fails',
    ),
};

const defaultPort = 3310;
const usualPatienceMs = 30_000;
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

  constructor(
    private readonly socket: Socket,
    private readonly faults: ScanFaults,
  ) {
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
      (verdict) => done(this.faultOf(verdict)),
      (error: unknown) => done(this.unscanned(error)),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }

  private faultOf(verdict: string): Error | null {
    if (verdict === 'stream: OK') return null;
    if (!verdict.endsWith(' FOUND')) return this.unscanned(new Error(verdict));
    log().warn({ verdict }, 'A virus scan rejected a file');
    return this.faults.infected();
  }

  private unscanned(error: unknown): Error {
    log().error({ err: error }, 'A file could not be scanned');
    return this.faults.unscanned(error);
  }
}

export class ClamdScan extends VirusScan {
  constructor(
    private readonly url: URL,
    private readonly faults: ScanFaults,
    private readonly patienceMs = usualPatienceMs,
  ) {
    super();
  }

  open(): Transform {
    const host = this.url.hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(this.url.port || defaultPort) });
    socket.setTimeout(this.patienceMs);
    return new ClamdStream(socket, this.faults);
  }
}

export const virusScanOf = (url: string | undefined, faults: ScanFaults): VirusScan =>
  url === undefined ? new NoVirusScan() : new ClamdScan(new URL(url), faults);
