import { viewOf, type ZipEntry } from './zip-directory.ts';

const headBytes = 30;
const headSignature = 0x04034b50;

async function packed(file: Blob, { path, offset, packedBytes }: ZipEntry): Promise<Blob | null> {
  const head = await viewOf(file, offset, offset + headBytes);
  if (head.byteLength < headBytes || head.getUint32(0, true) !== headSignature) return null;
  const nameFrom = offset + headBytes;
  const nameTo = nameFrom + head.getUint16(26, true);
  if ((await file.slice(nameFrom, nameTo).text()) !== path) return null;
  const from = nameTo + head.getUint16(28, true);
  const content = file.slice(from, from + packedBytes);
  return content.size === packedBytes ? content : null;
}

/** Gives each piece of a file on, and stops at the first byte above its size in the directory. False: it is damaged. */
export async function readContent(
  file: Blob,
  entry: ZipEntry,
  take: (piece: Uint8Array) => void,
): Promise<boolean> {
  const content = await packed(file, entry);
  if (content === null) return false;
  const stream = content.stream();
  const unpacked = entry.isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream;
  const reader = (unpacked as ReadableStream<Uint8Array>).getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return bytes === entry.bytes;
      bytes += value.byteLength;
      if (bytes > entry.bytes) return false;
      take(value);
    }
  } catch {
    return false;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

export async function readWhole(
  file: Blob,
  entry: ZipEntry | undefined,
  most: number,
): Promise<Uint8Array | null> {
  if (entry === undefined || entry.bytes > most) return null;
  const content = new Uint8Array(entry.bytes);
  let at = 0;
  const isWhole = await readContent(file, entry, (piece) => {
    content.set(piece, at);
    at += piece.byteLength;
  });
  return isWhole ? content : null;
}
