import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { maxUploadBytes } from '@groundwork/contracts';
import { fileTooLarge, wrongFileType } from '../gateway.errors.ts';

export type MediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

const magic: readonly (readonly [MediaType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];
const longestMagic = 8;

const typeOf = (start: Buffer) =>
  magic.find(([, bytes]) => start.subarray(0, bytes.length).equals(bytes))?.[0];

export class InspectStream extends Transform {
  size = 0;
  mediaType: MediaType | undefined;
  private start = Buffer.alloc(0);
  private readonly hash = createHash('sha256');

  get sha256(): string {
    return this.hash.copy().digest('hex');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    this.hash.update(chunk);
    if (this.size > maxUploadBytes) {
      done(fileTooLarge());
      return;
    }
    if (!this.mediaType && this.start.length < longestMagic) {
      this.start = Buffer.concat([this.start, chunk.subarray(0, longestMagic)]);
      this.mediaType = typeOf(this.start);
      if (!this.mediaType && this.start.length >= longestMagic) {
        done(wrongFileType());
        return;
      }
    }
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.mediaType ? null : wrongFileType());
  }
}
