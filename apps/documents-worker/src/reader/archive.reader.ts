import { inflateRawSync } from 'node:zlib';
import { Unreadable } from '../documents-worker.errors.ts';
import { reasons, specifiedReasons } from '../documents-worker.wording.ts';

const endMark = Buffer.from('PK\u0005\u0006');
const entryMark = 0x02014b50;
const mostEntries = 2000;
const mostUnpackedBytes = 50_000_000;
/** A cell has at most 32,767 characters. The parser needs the square of the attributes of a tag. */
const longestPiece = 256 * 1024;
const stored = 0;
const deflated = 8;

interface Entry {
  name: string;
  flags: number;
  method: number;
  packed: number;
  offset: number;
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(endMark);
  const count = bytes.readUInt16LE(end + 10);
  if (end < 0 || count > mostEntries) throw new Unreadable(reasons.damagedFile);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Unreadable(reasons.damagedFile);
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    };
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    return entry;
  });
}

function unpack(bytes: Buffer, { flags, method, packed, offset }: Entry, mostBytes: number): Buffer {
  if (flags & 1) throw new Unreadable(specifiedReasons.passwordProtected);
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === stored) return content;
  if (method !== deflated) throw new Unreadable(reasons.damagedFile);
  return inflateRawSync(content, { maxOutputLength: Math.max(1, mostBytes) });
}

function hasLongPiece(name: string, content: Buffer): boolean {
  if (!/^xl\//i.test(name)) return false;
  let start = 0;
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', start)) {
    if (at - start > longestPiece) return true;
    start = at + 1;
  }
  return content.length - start > longestPiece;
}

const isTooLarge = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The parts of a workbook. Their true size is limited, not the one that the archive states. */
export function readParts(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let left = mostUnpackedBytes;
  try {
    for (const entry of readDirectory(bytes)) {
      const content = unpack(bytes, entry, left);
      left -= content.length;
      if (left < 0) throw new Unreadable(reasons.resourceLimit);
      if (!/\.(?:xml|rels)$/i.test(entry.name)) continue;
      if (hasLongPiece(entry.name, content)) throw new Unreadable(reasons.resourceLimit);
      parts.set(entry.name, content);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(isTooLarge(error) ? reasons.resourceLimit : reasons.damagedFile);
  }
  return parts;
}
