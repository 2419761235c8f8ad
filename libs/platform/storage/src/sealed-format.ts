import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export const sealedMagic = Buffer.from('GWSEAL1\n');
const saltSize = 32;
const tagSize = 16;
export const headerSize = sealedMagic.length + saltSize;
export const plainChunkSize = 64 * 1024;
export const sealedChunkSize = plainChunkSize + tagSize;

const algorithm = 'aes-256-gcm';
const tag = { authTagLength: tagSize };

export class DamagedObject extends Error {
  override name = 'DamagedObject';
  constructor(place: string) {
    super(`The object ${place} is damaged`);
  }
}

export function plainSizeOf(storedSize: number, place: string): number {
  const sealedSize = storedSize - headerSize;
  if (sealedSize < tagSize) throw new DamagedObject(place);
  return sealedSize - Math.ceil(sealedSize / sealedChunkSize) * tagSize;
}

export const isSealed = (start: Buffer): boolean => start.subarray(0, sealedMagic.length).equals(sealedMagic);

export const newHeader = (): Buffer => Buffer.concat([sealedMagic, randomBytes(saltSize)]);

export interface Chunk {
  index: number;
  isLast: boolean;
}

function nonceOf({ index, isLast }: Chunk): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** STREAM: the nonce of a chunk is its index and whether it is the last one. The salt makes each key unique. */
export class ChunkCipher {
  private readonly key: Buffer;

  constructor(
    key: Buffer,
    header: Buffer,
    private readonly place: string,
  ) {
    if (header.length !== headerSize || !isSealed(header)) throw new DamagedObject(place);
    const salt = header.subarray(sealedMagic.length);
    this.key = Buffer.from(hkdfSync('sha256', key, salt, `groundwork object\u0000${place}`, 32));
  }

  seal(chunk: Chunk, plain: Buffer): Buffer {
    const cipher = createCipheriv(algorithm, this.key, nonceOf(chunk), tag);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  open(chunk: Chunk, sealed: Buffer): Buffer {
    try {
      const decipher = createDecipheriv(algorithm, this.key, nonceOf(chunk), tag);
      decipher.setAuthTag(sealed.subarray(-tagSize));
      return Buffer.concat([decipher.update(sealed.subarray(0, -tagSize)), decipher.final()]);
    } catch {
      throw new DamagedObject(this.place);
    }
  }
}
