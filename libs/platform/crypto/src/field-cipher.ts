import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Bound into the encryption: a value moved to another row cannot be decrypted. */
export interface FieldPlace {
  table: string;
  column: string;
  row: string;
  user: string;
}

export interface WrappedKey {
  keyId: string;
  wrapped: string;
}

const base64Key = /^(\w+):([A-Za-z0-9+/]{43}=)$/;

const idsIn = (text: string) => text.split(',').map((entry) => entry.trim().split(':')[0]);

export const fieldKeysConfig = {
  FIELD_KEYS: z
    .string()
    .refine((text) => text.split(',').every((entry) => base64Key.test(entry.trim())), 'is not id:base64')
    .refine((text) => new Set(idsIn(text)).size === idsIn(text).length, 'names an id twice')
    .describe(
      'Keys that wrap the data keys, as id:base64 of 32 bytes, separated by commas. The first key wraps new data keys',
    ),
};

const version = 'v1.';
// Node accepts a tag of four bytes by default.
const tag = { authTagLength: 16 };

const placeBytes = (place: FieldPlace) =>
  Buffer.from([place.table, place.column, place.row, place.user].join('\u0000'));

function seal(key: Buffer, plain: Buffer, aad: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv, tag).setAAD(aad);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

function open(key: Buffer, ciphertext: string, aad: Buffer): Buffer {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), tag).setAAD(aad);
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

export class FieldCipher {
  readonly currentId: string;
  private readonly keys: Map<string, Buffer>;

  constructor(fieldKeys: string) {
    const entries = fieldKeys.split(',').map((entry) => base64Key.exec(entry.trim()));
    this.keys = new Map(entries.map((entry) => [entry?.[1] ?? '', Buffer.from(entry?.[2] ?? '', 'base64')]));
    this.currentId = entries[0]?.[1] ?? '';
  }

  newDataKey(user: string): WrappedKey {
    return this.wrap(randomBytes(32), user);
  }

  get keyIds(): string[] {
    return [...this.keys.keys()];
  }

  rewrap(dataKey: WrappedKey, user: string): WrappedKey {
    return this.wrap(this.unwrap(dataKey, user), user);
  }

  /** A key for one purpose: its holder can compute neither the data key nor the key of another purpose. */
  deriveKey(dataKey: WrappedKey, user: string, purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.unwrap(dataKey, user), '', purpose, 32));
  }

  encrypt(dataKey: WrappedKey, place: FieldPlace, plain: string): string {
    return version + seal(this.unwrap(dataKey, place.user), Buffer.from(plain), placeBytes(place));
  }

  decrypt(dataKey: WrappedKey, place: FieldPlace, ciphertext: string): string {
    if (!ciphertext.startsWith(version)) throw new Error('The sealed text is of an unknown version');
    const body = ciphertext.slice(version.length);
    return open(this.unwrap(dataKey, place.user), body, placeBytes(place)).toString();
  }

  forOwner(dataKey: WrappedKey, user: string): OwnerCipher {
    return new OwnerCipher(this.unwrap(dataKey, user), user);
  }

  private wrap(dataKey: Buffer, user: string): WrappedKey {
    const wrapped = seal(this.keyOf(this.currentId), dataKey, Buffer.from(user));
    return { keyId: this.currentId, wrapped };
  }

  private unwrap({ keyId, wrapped }: WrappedKey, user: string): Buffer {
    return open(this.keyOf(keyId), wrapped, Buffer.from(user));
  }

  private keyOf(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`There is no field key with the id ${id}`);
    return key;
  }
}

type OwnerPlace = Omit<FieldPlace, 'user'>;

export class OwnerCipher {
  constructor(
    private readonly dataKey: Buffer,
    private readonly user: string,
  ) {}

  encrypt(place: OwnerPlace, plain: string): string {
    return version + seal(this.dataKey, Buffer.from(plain), this.bytesOf(place));
  }

  decrypt(place: OwnerPlace, ciphertext: string): string {
    if (!ciphertext.startsWith(version)) throw new Error('The sealed text is of an unknown version');
    return open(this.dataKey, ciphertext.slice(version.length), this.bytesOf(place)).toString();
  }

  deriveKey(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.dataKey, '', purpose, 32));
  }

  private bytesOf(place: OwnerPlace): Buffer {
    return placeBytes({ ...place, user: this.user });
  }
}
