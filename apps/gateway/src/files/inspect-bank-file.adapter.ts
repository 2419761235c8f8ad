import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { maxUploadBytes } from '@groundwork/contracts';
import { fileTooLarge, statementAsBankFile, wrongBankFileType } from '../gateway.errors.ts';

const pdf = '%PDF-';
const extension = /\.(csv|ofx|qfx|qbo)$/i;

/** The service decides whether the text is a bank file; here a PDF and other names are rejected. */
export class InspectBankFile extends Transform {
  size = 0;
  private start = Buffer.alloc(0);
  private readonly hash = createHash('sha256');

  constructor(private readonly fileName: string) {
    super();
  }

  get sha256(): string {
    return this.hash.copy().digest('hex');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    this.hash.update(chunk);
    if (this.start.length < pdf.length)
      this.start = Buffer.concat([this.start, chunk.subarray(0, pdf.length)]).subarray(0, pdf.length);
    const fault = this.fault();
    if (fault === null) done(null, chunk);
    else done(fault);
  }

  override _flush(done: TransformCallback): void {
    done(this.fault());
  }

  private fault(): Error | null {
    if (this.start.toString('latin1') === pdf || /\.pdf$/i.test(this.fileName)) return statementAsBankFile();
    if (!extension.test(this.fileName)) return wrongBankFileType();
    return this.size > maxUploadBytes ? fileTooLarge() : null;
  }
}
