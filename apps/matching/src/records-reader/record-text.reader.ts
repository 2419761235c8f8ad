import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { RecordEncoding } from '../domain/record-reading.model.ts';

const gzipMagic = Buffer.from([0x1f, 0x8b]);
const otherMagics = ['PK\u0003\u0004', 'PK\u0005\u0006', '%PDF-'].map((text) => Buffer.from(text));
const longestMagic = 5;

export class NotText extends Error {
  override name = 'NotText';
}

export class OtherEncoding extends Error {
  override name = 'OtherEncoding';
}

export class CutFile extends Error {
  override name = 'CutFile';
}

async function* withStart(start: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

async function* unpacked(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  pipeline(content, gunzip, () => undefined);
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw new CutFile('The compressed file is damaged', { cause: error });
  }
}

async function* plainBytes(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < longestMagic) {
    const next = await chunks.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  if (otherMagics.some((magic) => startsWith(start, magic))) throw new NotText('The file is no text');
  const content = withStart(start, chunks);
  yield* startsWith(start, gzipMagic) ? unpacked(content) : content;
}

/** Decodes a file, packed or not, without the mark of its encoding. */
export async function* readText(
  file: AsyncIterable<Uint8Array>,
  encoding: RecordEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes: Uint8Array | undefined) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new OtherEncoding('The file has another encoding', { cause: error });
    }
  };
  for await (const bytes of plainBytes(file)) yield decode(bytes);
  yield decode(undefined);
}
