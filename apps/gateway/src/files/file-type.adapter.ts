import type { paperTypes } from '@groundwork/contracts';
import { decodeBankFile, isTable } from '@groundwork/engine-cashflow';
import { oldSpreadsheet, wrongFileType } from '../gateway.errors.ts';

export type MediaType = (typeof paperTypes)[number];

const magic: readonly (readonly [MediaType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];
const longestMagic = 8;
const archive = Buffer.from('PK\u0003\u0004');
const workbook = Buffer.from('xl/workbook.xml');
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const sampleBytes = 64 * 1024;

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

function isTableText(sample: Buffer): boolean {
  const decoded = decodeBankFile(sample);
  if (decoded.state === 'refused' || decoded.format !== 'csv') return false;
  const lastLine = sample.length < sampleBytes ? decoded.text.length : decoded.text.lastIndexOf('\n');
  return isTable(decoded.text.slice(0, lastLine));
}

/** Decides by the content: the first bytes, the parts of an archive, or the rows of a text. */
export class FileType {
  mediaType: MediaType | undefined;
  private start = Buffer.alloc(0);
  private archiveEnd = Buffer.alloc(0);

  constructor(private readonly accepted: readonly MediaType[]) {}

  faultAfter(chunk: Buffer): Error | null {
    if (this.mediaType) return null;
    this.start = Buffer.concat([this.start, chunk.subarray(0, sampleBytes - this.start.length)]);
    const type = magic.find(([, bytes]) => startsWith(this.start, bytes))?.[0];
    if (type) return this.decide(type);
    if (this.start.length < longestMagic) return null;
    if (!this.accepts('text/csv')) return wrongFileType();
    if (startsWith(this.start, compound)) return oldSpreadsheet();
    if (startsWith(this.start, archive)) return this.searchArchive(chunk);
    return this.start.length === sampleBytes ? this.decideText() : null;
  }

  faultAtEnd(): Error | null {
    if (this.mediaType) return null;
    const isText = this.accepts('text/csv') && !startsWith(this.start, archive);
    return isText ? this.decideText() : wrongFileType();
  }

  private accepts(type: MediaType): boolean {
    return this.accepted.includes(type);
  }

  private decide(type: MediaType): Error | null {
    this.mediaType = type;
    return this.accepts(type) ? null : wrongFileType();
  }

  private decideText(): Error | null {
    return isTableText(this.start) ? this.decide('text/csv') : wrongFileType();
  }

  private searchArchive(chunk: Buffer): Error | null {
    const bytes = Buffer.concat([this.archiveEnd, chunk]);
    this.archiveEnd = bytes.subarray(-workbook.length);
    return bytes.includes(workbook)
      ? this.decide('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      : null;
  }
}
