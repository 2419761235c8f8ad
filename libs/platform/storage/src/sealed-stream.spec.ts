import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from '@jest/globals';
import { DamagedObject, headerSize, plainChunkSize, sealedChunkSize } from './sealed-format.ts';
import { OpenStream, SealStream } from './sealed-stream.ts';

const key = randomBytes(32);
const place = 'files/one';

const inPieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );

const seal = (plain: Buffer, pieceSize = 50_021) =>
  buffer(Readable.from(inPieces(plain, pieceSize)).pipe(new SealStream(key, place)));

async function open(sealed: Buffer, change: Partial<ConstructorParameters<typeof OpenStream>[0]> = {}) {
  const released: Buffer[] = [];
  const stream = new OpenStream({ key, place, mayBePlain: false, ...change });
  const reading = pipeline(Readable.from(inPieces(sealed, 70_001)), stream, async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) released.push(chunk);
  });
  const error = await reading.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  return { error, released: Buffer.concat(released) };
}

const chunksOf = (sealed: Buffer) => inPieces(sealed.subarray(headerSize), sealedChunkSize);
const joined = (sealed: Buffer, chunks: Buffer[]) =>
  Buffer.concat([sealed.subarray(0, headerSize), ...chunks]);

describe('a sealed object', () => {
  it.each([0, 1, 39, plainChunkSize - 1, plainChunkSize, plainChunkSize + 1, 3 * plainChunkSize, 300_007])(
    'of %i bytes opens unchanged',
    async (size) => {
      const plain = randomBytes(size);
      for (const pieceSize of [7919, 500_000]) {
        const { error, released } = await open(await seal(plain, pieceSize));
        expect(error).toBeUndefined();
        expect(released.equals(plain)).toBe(true);
      }
    },
  );

  it('contains no piece of the content, and differs each time', async () => {
    const plain = Buffer.alloc(200_000, 'Ada Lovelace 078-05-1120 ');
    const [first, second] = [await seal(plain), await seal(plain)];
    expect(first.includes('078-05-1120')).toBe(false);
    expect(first.subarray(headerSize).equals(second.subarray(headerSize))).toBe(false);
  });
});

const plain = randomBytes(2 * plainChunkSize + 4321);

async function expectDamage(sealed: Buffer, verified: number) {
  const { error, released } = await open(sealed);
  expect(error).toBeInstanceOf(DamagedObject);
  expect(released.equals(plain.subarray(0, released.length))).toBe(true);
  expect(released.length).toBeLessThanOrEqual(verified);
}

describe('a changed object is rejected', () => {
  it.each([0, 8, 39, headerSize, headerSize + sealedChunkSize - 1, headerSize + sealedChunkSize])(
    'with another byte at %i',
    async (at) => {
      const sealed = await seal(plain);
      sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
      await expectDamage(sealed, at < headerSize + sealedChunkSize ? 0 : plainChunkSize);
    },
  );

  it('with two chunks in another order', async () => {
    const sealed = await seal(plain);
    const [a, b, c] = chunksOf(sealed) as [Buffer, Buffer, Buffer];
    await expectDamage(joined(sealed, [b, a, c]), 0);
    await expectDamage(joined(sealed, [a, a, c]), plainChunkSize);
  });

  it('without its end, also at the end of a chunk', async () => {
    const sealed = await seal(plain);
    const chunks = chunksOf(sealed);
    await expectDamage(joined(sealed, chunks.slice(0, 2)), plainChunkSize);
    await expectDamage(joined(sealed, chunks.slice(0, 1)), 0);
    await expectDamage(sealed.subarray(0, -1), 2 * plainChunkSize);
    for (const length of [0, 5, headerSize, headerSize + 15])
      await expectDamage(sealed.subarray(0, length), 0);
  });

  it('with more bytes at its end', async () => {
    const sealed = await seal(plain);
    await expectDamage(Buffer.concat([sealed, Buffer.from('x')]), 2 * plainChunkSize);
    await expectDamage(
      joined(sealed, [...chunksOf(sealed), ...chunksOf(sealed).slice(2)]),
      2 * plainChunkSize,
    );
  });

  it('with the header of another object', async () => {
    const other = await seal(plain);
    await expectDamage(joined(other, chunksOf(await seal(plain))), 0);
  });

  it('at another place, and with another key', async () => {
    const sealed = await seal(plain);
    for (const change of [{ place: 'files/other' }, { key: randomBytes(32) }]) {
      const { error, released } = await open(sealed, change);
      expect(error).toBeInstanceOf(DamagedObject);
      expect(released).toHaveLength(0);
    }
  });

  it('by a plain object, unless it may be one', async () => {
    const file = Buffer.concat([Buffer.from('%PDF-1.7'), plain]);
    expect((await open(file)).error).toBeInstanceOf(DamagedObject);
    expect(await open(file, { mayBePlain: true })).toEqual({ error: undefined, released: file });
    const short = Buffer.from('%PDF-');
    expect(await open(short, { mayBePlain: true })).toEqual({ error: undefined, released: short });
  });

  it('also where a plain object may stand', async () => {
    const sealed = await seal(plain);
    expect((await open(sealed, { mayBePlain: true })).released.equals(plain)).toBe(true);
    expect((await open(sealed.subarray(0, -1), { mayBePlain: true })).error).toBeInstanceOf(DamagedObject);
  });
});
