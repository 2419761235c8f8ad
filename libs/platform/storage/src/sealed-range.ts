import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange, ObjectStorage } from './object-storage.ts';
import {
  ChunkCipher,
  DamagedObject,
  headerSize,
  isSealed,
  plainChunkSize,
  plainSizeOf,
  sealedChunkSize,
} from './sealed-format.ts';
import { ChunkStream, type SealedObject } from './sealed-stream.ts';

export interface WantedRange extends ByteRange {
  size: number;
}

class OpenRange extends ChunkStream {
  private index: number;
  private readonly last: number;

  constructor(
    private readonly cipher: ChunkCipher,
    private readonly place: string,
    private readonly wanted: WantedRange,
  ) {
    super(sealedChunkSize, 0);
    this.index = Math.floor(wanted.start / plainChunkSize);
    this.last = Math.floor((wanted.start + wanted.length - 1) / plainChunkSize);
  }

  protected override begin(): void {
    // The header was read before.
  }

  protected override convert(sealed: Buffer, isEnd: boolean): void {
    const { start, length, size } = this.wanted;
    const index = this.index++;
    if (isEnd !== (index === this.last)) throw new DamagedObject(this.place);
    const isLast = (index + 1) * plainChunkSize >= size;
    const plain = this.cipher.open({ index, isLast }, sealed);
    const from = index * plainChunkSize;
    this.push(plain.subarray(Math.max(0, start - from), start + length - from));
  }
}

const readHeader = async (storage: ObjectStorage, place: string): Promise<Buffer> =>
  buffer(await storage.get(place, { start: 0, length: headerSize }));

export async function readPlainSize(
  storage: ObjectStorage,
  { place, mayBePlain }: Omit<SealedObject, 'key'>,
): Promise<number> {
  const size = await storage.size(place);
  const isPlain = mayBePlain && size > 0 && !isSealed(await readHeader(storage, place));
  return isPlain ? size : plainSizeOf(size, place);
}

export async function openRange(
  storage: ObjectStorage,
  { key, place, mayBePlain }: SealedObject,
  wanted: WantedRange,
): Promise<Readable> {
  const header = await readHeader(storage, place);
  if (mayBePlain && !isSealed(header)) return storage.get(place, wanted);
  const cipher = new ChunkCipher(key, header, place);
  const first = Math.floor(wanted.start / plainChunkSize);
  const end = Math.ceil((wanted.start + wanted.length) / plainChunkSize);
  const chunks = { start: headerSize + first * sealedChunkSize, length: (end - first) * sealedChunkSize };
  const open = new OpenRange(cipher, place, wanted);
  return pipeline(await storage.get(place, chunks), open, () => undefined);
}
