import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { maxUploadBytes } from '@groundwork/contracts';
import { fileTooLarge } from '../gateway.errors.ts';
import { FileType, type MediaType } from './file-type.adapter.ts';

export class InspectStream extends Transform {
  size = 0;
  private readonly type: FileType;
  private readonly hash = createHash('sha256');

  constructor(
    types: readonly MediaType[],
    private readonly mostBytes: (type: MediaType | undefined) => number = () => maxUploadBytes,
  ) {
    super();
    this.type = new FileType(types);
  }

  get sha256(): string {
    return this.hash.copy().digest('hex');
  }

  get mediaType(): MediaType | undefined {
    return this.type.mediaType;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    this.hash.update(chunk);
    const wrongType = this.type.faultAfter(chunk);
    const fault = this.size > this.mostBytes(this.mediaType) ? fileTooLarge() : wrongType;
    if (fault === null) done(null, chunk);
    else done(fault);
  }

  override _flush(done: TransformCallback): void {
    done(this.type.faultAtEnd());
  }
}
