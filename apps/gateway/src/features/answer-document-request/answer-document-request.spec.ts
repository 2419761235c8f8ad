import { createHash } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { type DocumentId, problemBody, type ReceivedAnswer, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { FolderStorage, sealKey, SealedFiles } from '@groundwork/platform-storage';
import { form1040 } from '@groundwork/test-data';
import { fileKeyOf } from '@groundwork/testing';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { type RunningGateway, runGateway } from '../../../testing/gateway.ts';

jest.setTimeout(120_000);

let gateway: RunningGateway;
let recorded: ReceivedAnswer[];
let bound: Buffer[];
let refusal: DomainError | null;
let isNew: boolean;

const token = 'x'.repeat(43);
const documentId = newId() as DocumentId;

beforeAll(async () => {
  gateway = await runGateway();
  gateway.calls
    .on(rpc.sharing.beginRequestAnswer, ({ token: given, receiver }) => {
      if (given !== token) throw new DomainError('not-found', 'LINK_NOT_VALID', 'no link');
      return { documentId, key: sealKey(receiver, documentId, fileKeyOf(documentId)) };
    })
    .on(rpc.sharing.recordRequestAnswer, async ({ file }) => {
      recorded.push(file);
      const [stored = ''] = (await gateway.stored()).filter((name) => name.includes('/files/'));
      bound.push(await openFile(await readFile(stored)));
      if (refusal) throw refusal;
      return { isNew, pages: file.pages };
    });
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  recorded = [];
  bound = [];
  refusal = null;
  isNew = true;
  await gateway.emptyStore();
});

async function openFile(stored: Buffer): Promise<Buffer> {
  const storage = new FolderStorage(await mkdtemp(join(tmpdir(), 'opened-')));
  const files = new SealedFiles(storage, { key: fileKeyOf(documentId), mayBePlain: false });
  await storage.put(`files/${documentId}`, Readable.from([stored]));
  return buffer(await files.get(`files/${documentId}`));
}

const pdf = form1040(84_000);
const colors = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' } as const;

const photo = (color: string, width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: color } });
const jpeg = (color: string) => photo(color).jpeg({ quality: 100 }).toBuffer();

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

function formOf(files: readonly Buffer[], given: string | null = token): FormData {
  const form = new FormData();
  if (given !== null) form.append('token', given);
  for (const [place, bytes] of files.entries())
    form.append('file', new File([new Uint8Array(bytes)], `page ${place + 1}.jpg`));
  return form;
}

async function send(body: FormData) {
  const answer = await fetch(`${gateway.url}/api/document-requests/answer`, { method: 'POST', body });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (answer.status >= 400) problemBody.strict().parse(reply);
  return { status: answer.status, code: reply['code'], reply };
}

async function pagesOf(bytes: Buffer) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pictures = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
        ? [Buffer.from(object.contents)]
        : [],
    );
  return { count: document.getPageCount(), pictures };
}

async function colorOf(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return Object.keys(colors)[channels.indexOf(Math.max(...channels))] ?? '';
}

describe('an answer of photos', () => {
  it('becomes one PDF in the order sent, encrypted, and no photo stays', async () => {
    const order = ['blue', 'red', 'green'] as const;
    const { status, reply } = await send(formOf(await Promise.all(order.map((name) => jpeg(colors[name])))));
    expect({ status, reply }).toEqual({ status: 201, reply: { pages: 3, state: 'answered' } });
    const { count, pictures } = await pagesOf(bound[0] ?? Buffer.alloc(0));
    expect(count).toBe(3);
    expect(await Promise.all(pictures.map(colorOf))).toEqual(order);
    expect(recorded).toMatchObject([
      {
        documentId,
        incomingKey: `files/${documentId}`,
        originalName: null,
        pages: 3,
        fileSize: bound[0]?.length,
        sha256: createHash('sha256')
          .update(bound[0] ?? '')
          .digest('hex'),
      },
    ]);
    expect(await gateway.stored()).toHaveLength(1);
  });

  it('is upright by EXIF and without metadata', async () => {
    const turned = await photo(colors.red, 80, 60)
      .withExif({ IFD0: { Artist: 'Ann Lee' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    expect((await send(formOf([turned]))).status).toBe(201);
    const [picture] = (await pagesOf(bound[0] ?? Buffer.alloc(0))).pictures;
    const metadata = await sharp(picture).metadata();
    expect(metadata).toMatchObject({ width: 60, height: 80 });
    expect(metadata.exif).toBeUndefined();
    expect(bound[0]?.includes('Ann Lee')).toBe(false);
  });

  it('has the same bytes and the same digest again, and another digest in another order', async () => {
    const [red, blue] = [await jpeg(colors.red), await jpeg(colors.blue)];
    isNew = false;
    for (const files of [
      [red, blue],
      [red, blue],
      [blue, red],
    ])
      await send(formOf(files));
    const [first, again, other] = recorded;
    expect(again).toEqual(first);
    expect(bound[1]?.equals(bound[0] ?? Buffer.alloc(0))).toBe(true);
    expect(other?.sentSha256).not.toBe(first?.sentSha256);
    expect(await gateway.stored()).toEqual([]);
  });

  it('of PNG with a transparent ground is white there', async () => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await send(formOf([clear]))).status).toBe(201);
    const [picture] = (await pagesOf(bound[0] ?? Buffer.alloc(0))).pictures;
    expect((await sharp(picture).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
  });

  it('is at most 30 photos', async () => {
    const red = await jpeg(colors.red);
    expect((await send(formOf(Array.from({ length: 30 }, () => red)))).status).toBe(201);
    await gateway.emptyStore();
    const tooMany = await send(formOf(Array.from({ length: 31 }, () => red)));
    expect(tooMany).toMatchObject({ status: 400, code: 'TOO_MANY_PHOTOS' });
    expect(recorded).toHaveLength(1);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is drawn again with less quality until it fits into 25 MiB', async () => {
    const large = await noise(3400, 3000).jpeg({ quality: 75 }).toBuffer();
    expect((await send(formOf(Array.from({ length: 8 }, () => large)))).status).toBe(201);
    expect(recorded[0]?.fileSize).toBeLessThanOrEqual(25 * 1024 * 1024);
    expect(recorded[0]?.fileSize).toBeGreaterThan(12 * 1024 * 1024);
  });
});

describe('an answer of a PDF', () => {
  it('is stored as it is', async () => {
    expect(await send(formOf([pdf]))).toMatchObject({ status: 201, reply: { pages: null } });
    expect(bound[0]?.equals(pdf)).toBe(true);
    expect(recorded).toMatchObject([{ originalName: 'page 1.jpg', fileSize: pdf.length, pages: null }]);
  });
});

describe('a refused answer leaves nothing', () => {
  const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(10 * 1024 * 1024)]);
  const damaged = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3000, 7)]);

  it.each<[string, number, string, () => Promise<FormData>]>([
    ['without a token', 400, 'INVALID_INPUT', async () => formOf([await jpeg(colors.red)], null)],
    ['with a wrong token', 404, 'LINK_NOT_VALID', async () => formOf([await jpeg(colors.red)], 'wrong')],
    ['without a file', 400, 'INVALID_INPUT', () => Promise.resolve(formOf([]))],
    ['with a text', 415, 'FILE_TYPE', () => Promise.resolve(formOf([Buffer.from('no picture at all')]))],
    ['with a damaged photo', 415, 'FILE_TYPE', async () => formOf([await jpeg(colors.red), damaged])],
    ['with a photo above 10 MB', 413, 'FILE_TOO_LARGE', async () => formOf([await jpeg(colors.red), large])],
    ['with two PDFs', 400, 'INVALID_INPUT', () => Promise.resolve(formOf([pdf, pdf]))],
    ['with a PDF among photos', 400, 'INVALID_INPUT', async () => formOf([await jpeg(colors.red), pdf])],
  ])('%s: %i %s', async (_name, status, code, form) => {
    expect(await send(await form())).toMatchObject({ status, code });
    expect(recorded).toEqual([]);
    expect(await gateway.stored()).toEqual([]);
  });

  it('with a token after the file', async () => {
    const form = formOf([await jpeg(colors.red)], null);
    form.append('token', token);
    expect(await send(form)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await gateway.stored()).toEqual([]);
  });

  it('that sharing refuses', async () => {
    refusal = new DomainError('conflict', 'REQUEST_CLOSED', 'closed');
    expect(await send(formOf([await jpeg(colors.red)]))).toMatchObject({
      status: 409,
      code: 'REQUEST_CLOSED',
    });
    expect(await gateway.stored()).toEqual([]);
  });

  it('whose photos would need more than 25 MiB at any quality', async () => {
    const large = await noise(2600, 2400).jpeg({ quality: 40 }).toBuffer();
    const photos = Array.from({ length: 20 }, () => large);
    expect(await send(formOf(photos))).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
    expect(await gateway.stored()).toEqual([]);
  });
});
