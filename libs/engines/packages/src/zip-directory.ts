import { leavesItsFolder, printedPath } from './paths.ts';
import { Unreadable } from './unreadable.ts';

export interface ZipEntry {
  readonly path: string;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

const endBytes = 22;
const mostComment = 65_535;
const entryBytes = 46;
const mostPath = 200;

export const zipLimits = { files: 100, bytes: 1024 * 1024 * 1024 } as const;
const mostDirectoryBytes = zipLimits.files * (entryBytes + 1024);

const signatures = { end: 0x06054b50, entry: 0x02014b50 };
const encrypted = 1;
const methods = { stored: 0, deflated: 8 };

export const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

interface DirectoryPlace {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

async function findDirectory(file: Blob): Promise<DirectoryPlace> {
  const start = Math.max(0, file.size - endBytes - mostComment);
  const tail = await viewOf(file, start, file.size);
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== signatures.end) continue;
    if (at + endBytes + tail.getUint16(at + 20, true) !== tail.byteLength) continue;
    const [count, from] = [tail.getUint16(at + 10, true), tail.getUint32(at + 16, true)];
    const to = from + tail.getUint32(at + 12, true);
    if (to !== start + at) throw new Unreadable('notZip');
    if (count > zipLimits.files || to - from > mostDirectoryBytes) throw new Unreadable('tooLarge');
    return { count, from, to };
  }
  throw new Unreadable('notZip');
}

function pathAt(view: DataView, at: number, length: number): string {
  if (length > mostPath) throw new Unreadable('tooLarge');
  if (at + length > view.byteLength) throw new Unreadable('notZip');
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, length);
  const path = new TextDecoder().decode(bytes);
  if (leavesItsFolder(path)) throw new Unreadable('climbs', { path: printedPath(path) });
  return path;
}

function entryAt(view: DataView, at: number): ZipEntry {
  if (at + entryBytes > view.byteLength || view.getUint32(at, true) !== signatures.entry)
    throw new Unreadable('notZip');
  const method = view.getUint16(at + 10, true);
  const isReadable = method === methods.stored || method === methods.deflated;
  if (!isReadable || view.getUint16(at + 8, true) & encrypted) throw new Unreadable('kind');
  return {
    path: pathAt(view, at + entryBytes, view.getUint16(at + 28, true)),
    isDeflated: method === methods.deflated,
    packedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

const lengthAt = (view: DataView, at: number): number =>
  entryBytes + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);

export async function zipDirectory(file: Blob): Promise<ReadonlyMap<string, ZipEntry>> {
  if (file.size > zipLimits.bytes) throw new Unreadable('tooLarge');
  const { count, from, to } = await findDirectory(file);
  const view = await viewOf(file, from, to);
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    const entry = entryAt(view, at);
    if (entries.has(entry.path)) throw new Unreadable('twice', { path: printedPath(entry.path) });
    entries.set(entry.path, entry);
    at += lengthAt(view, at);
  }
  if (at !== view.byteLength) throw new Unreadable('notZip');
  const total = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > zipLimits.bytes) throw new Unreadable('tooLarge');
  return entries;
}
