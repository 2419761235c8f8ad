import { Transform, type TransformCallback } from 'node:stream';
import {
  ChunkCipher,
  headerSize,
  isSealed,
  newHeader,
  plainChunkSize,
  sealedChunkSize,
} from './sealed-format.ts';

/** Holds back one full chunk, because only the end shows which chunk is the last one. */
export abstract class ChunkStream extends Transform {
  private pieces: Buffer[] = [];
  private size = 0;
  private hasBegun = false;

  constructor(
    private readonly chunkSize: number,
    private readonly beginSize: number,
  ) {
    super();
  }

  protected abstract begin(start: Buffer): void;
  protected abstract convert(chunk: Buffer, isLast: boolean): void;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.attempt(done, () => {
      this.pieces.push(piece);
      this.size += piece.length;
      if (this.size < this.beginSize) return;
      this.beginOnce();
      while (this.size > this.chunkSize) this.convert(this.cut(this.chunkSize), false);
    });
  }

  override _flush(done: TransformCallback): void {
    this.attempt(done, () => {
      this.beginOnce();
      this.convert(this.cut(this.size), true);
    });
  }

  private beginOnce(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.begin(this.cut(Math.min(this.size, this.beginSize)));
  }

  private cut(count: number): Buffer {
    const all = this.pieces.length === 1 ? this.pieces[0] : Buffer.concat(this.pieces);
    const rest = all?.subarray(count);
    this.pieces = rest?.length ? [rest] : [];
    this.size -= count;
    return all?.subarray(0, count) ?? Buffer.alloc(0);
  }

  private attempt(done: TransformCallback, work: () => void): void {
    try {
      work();
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

export class SealStream extends ChunkStream {
  private readonly header = newHeader();
  private readonly cipher: ChunkCipher;
  private index = 0;

  constructor(key: Buffer, place: string) {
    super(plainChunkSize, 0);
    this.cipher = new ChunkCipher(key, this.header, place);
  }

  protected override begin(): void {
    this.push(this.header);
  }

  protected override convert(plain: Buffer, isLast: boolean): void {
    this.push(this.cipher.seal({ index: this.index++, isLast }, plain));
  }
}

export interface SealedObject {
  key: Buffer;
  place: string;
  mayBePlain: boolean;
}

/** Releases only chunks that it has verified, and fails if the last one is missing. */
export class OpenStream extends ChunkStream {
  private cipher: ChunkCipher | 'plain' | undefined;
  private index = 0;

  constructor(private readonly object: SealedObject) {
    super(sealedChunkSize, headerSize);
  }

  protected override begin(header: Buffer): void {
    const { key, place, mayBePlain } = this.object;
    if (mayBePlain && !isSealed(header)) {
      this.cipher = 'plain';
      this.push(header);
    } else {
      this.cipher = new ChunkCipher(key, header, place);
    }
  }

  protected override convert(sealed: Buffer, isLast: boolean): void {
    if (this.cipher === 'plain') this.push(sealed);
    else this.push(this.cipher?.open({ index: this.index++, isLast }, sealed));
  }
}
