import { Transform, type TransformCallback } from 'node:stream';
import { largestRecordPart } from '@groundwork/contracts';
import { bodyTooLarge } from '../gateway.errors.ts';

export class PartStream extends Transform {
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    done(this.size > largestRecordPart ? bodyTooLarge() : null, chunk);
  }
}
