import { createHash } from 'node:crypto';
import { assemblePdf, form1040Lines, streamObject } from '../pdf.ts';

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const permissions = -44;
const id = Buffer.from('00112233445566778899AABBCCDDEEFF', 'hex');

const padded = (password: string) => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** OpenSSL 3 has no RC4. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  const swap = (a: number, b: number) => ([box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (box[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** PDF 1.4 with RC4 and 40 bits. An empty password opens without a prompt. */
export function encryptedForm(userPassword: string, totalIncome = 64_000): Buffer {
  const owner = rc4(md5(padded('the owner’s')).subarray(0, 5), padded(userPassword));
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions);
  const key = md5(padded(userPassword), owner, rights, id).subarray(0, 5);
  const user = rc4(key, padding);
  const content = Buffer.from(
    `BT /F1 11 Tf 50 750 Td 18 TL\n${form1040Lines(totalIncome)
      .map((line) => `(${line}) Tj T*`)
      .join('\n')}\nET`,
  );
  const keyOfObject = md5(key, Buffer.from([5, 0, 0, 0, 0])).subarray(0, 10);
  const pdf = assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    streamObject('', rc4(keyOfObject, content)),
    `<< /Filter /Standard /V 1 /R 2 /P ${permissions} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
  ]);
  const hex = id.toString('hex');
  const text = pdf
    .toString('latin1')
    .replace('/Root 1 0 R', `/Root 1 0 R /Encrypt 6 0 R /ID [<${hex}> <${hex}>]`);
  return Buffer.from(text, 'latin1');
}
