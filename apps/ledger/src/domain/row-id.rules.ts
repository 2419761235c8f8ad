import { createHmac } from 'node:crypto';

const tagBytes = 16;

/** Two equal texts of one owner have equal digests. */
const tagOf = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, tagBytes);

export const tagText = (key: Uint8Array, text: string): string => tagOf(key, text).toString('base64url');

/** A row has the same id in each file that contains it. */
export function rowIdOf(key: Uint8Array, text: string): string {
  const bytes = tagOf(key, text);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
