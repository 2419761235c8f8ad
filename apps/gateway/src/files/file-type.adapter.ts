import type { documentTypes } from '@groundwork/contracts';
import { decodeBankFile, isTable } from '@groundwork/engine-cashflow';
import { oldSpreadsheet, wrongFileType } from '../gateway.errors.ts';

export type MediaType = (typeof documentTypes)[number];

const magic: readonly (readonly [MediaType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];
const longestMagic = 8;
const archive = Buffer.from('PK\u0003\u0004');
const partHeaderBytes = 30;
const workbookFolder = Buffer.from('xl/');
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const sampleBytes = 64 * 1024;

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

function isTableText(sample: Buffer): boolean {
  const decoded = decodeBankFile(sample);
  if (decoded.state === 'refused' || decoded.format !== 'csv') return false;
  const lastLine = sample.length < sampleBytes ? decoded.text.length : decoded.text.lastIndexOf('\n');
  return isTable(decoded.text.slice(0, lastLine));
}

/** Programs write the parts of a workbook in different orders, and one of its folder is always among the first. */
function isWorkbook(sample: Buffer): boolean {
  for (let at = 0; at !== -1; at = sample.indexOf(archive, at + 1))
    if (startsWith(sample.subarray(at + partHeaderBytes), workbookFolder)) return true;
  return false;
}

export class FileType {
  mediaType: MediaType | undefined;
  private start = Buffer.alloc(0);

  constructor(private readonly accepted: readonly MediaType[]) {}

  faultAfter(chunk: Buffer): Error | null {
    if (this.mediaType) return null;
    this.start = Buffer.concat([this.start, chunk.subarray(0, sampleBytes - this.start.length)]);
    const type = magic.find(([, bytes]) => startsWith(this.start, bytes))?.[0];
    if (type) return this.decide(type);
    if (this.start.length < longestMagic) return null;
    if (!this.accepts('text/csv')) return wrongFileType();
    if (startsWith(this.start, compound)) return oldSpreadsheet();
    return this.start.length === sampleBytes ? this.decideSample() : null;
  }

  faultAtEnd(): Error | null {
    if (this.mediaType) return null;
    return this.accepts('text/csv') ? this.decideSample() : wrongFileType();
  }

  private accepts(type: MediaType): boolean {
    return this.accepted.includes(type);
  }

  private decide(type: MediaType): Error | null {
    this.mediaType = type;
    return this.accepts(type) ? null : wrongFileType();
  }

  private decideSample(): Error | null {
    if (startsWith(this.start, archive))
      return isWorkbook(this.start)
        ? this.decide('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        : wrongFileType();
    return isTableText(this.start) ? this.decide('text/csv') : wrongFileType();
  }
}
