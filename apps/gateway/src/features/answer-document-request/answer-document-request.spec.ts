import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { DomainError } from '@groundwork/platform-errors';
import { form1040 } from '@groundwork/test-data';
import sharp from 'sharp';
import { AnsweredRequest, documentId, formOf, photo, token } from '../../../testing/answered-request.ts';

let answers: AnsweredRequest;
beforeAll(async () => {
  answers = await AnsweredRequest.start();
});
afterAll(() => answers.stop());
beforeEach(() => answers.reset());

const pdf = form1040(84_000);
const colors = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' } as const;

const jpeg = (color: string) => photo(color).jpeg({ quality: 100 }).toBuffer();

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
    const { status, reply } = await answers.send(
      formOf(await Promise.all(order.map((name) => jpeg(colors[name])))),
    );
    expect({ status, reply }).toEqual({ status: 201, reply: { pages: 3, state: 'answered' } });
    const { count, pictures } = await pagesOf(answers.bound[0] ?? Buffer.alloc(0));
    expect(count).toBe(3);
    expect(await Promise.all(pictures.map(colorOf))).toEqual(order);
    expect(answers.recorded).toMatchObject([
      {
        documentId,
        incomingKey: `files/${documentId}`,
        originalName: null,
        pages: 3,
        fileSize: answers.bound[0]?.length,
        sha256: createHash('sha256')
          .update(answers.bound[0] ?? '')
          .digest('hex'),
      },
    ]);
    expect(await answers.stored()).toHaveLength(1);
  });

  it('is upright by EXIF and without metadata', async () => {
    const turned = await photo(colors.red, 80, 60)
      .withExif({ IFD0: { Artist: 'Ann Lee' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    expect((await answers.send(formOf([turned]))).status).toBe(201);
    const [picture] = (await pagesOf(answers.bound[0] ?? Buffer.alloc(0))).pictures;
    const metadata = await sharp(picture).metadata();
    expect(metadata).toMatchObject({ width: 60, height: 80 });
    expect(metadata.exif).toBeUndefined();
    expect(answers.bound[0]?.includes('Ann Lee')).toBe(false);
  });

  it('has the same bytes and the same digest again, and another digest in another order', async () => {
    const [red, blue] = [await jpeg(colors.red), await jpeg(colors.blue)];
    answers.isNew = false;
    for (const files of [
      [red, blue],
      [red, blue],
      [blue, red],
    ])
      await answers.send(formOf(files));
    const [first, again, other] = answers.recorded;
    expect(again).toEqual(first);
    expect(answers.bound[1]?.equals(answers.bound[0] ?? Buffer.alloc(0))).toBe(true);
    expect(other?.sentSha256).not.toBe(first?.sentSha256);
    expect(await answers.stored()).toEqual([]);
  });

  it('of PNG with a transparent ground is white there', async () => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await answers.send(formOf([clear]))).status).toBe(201);
    const [picture] = (await pagesOf(answers.bound[0] ?? Buffer.alloc(0))).pictures;
    expect((await sharp(picture).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
  });

  it('is at most 30 photos', async () => {
    const red = await jpeg(colors.red);
    expect((await answers.send(formOf(Array.from({ length: 30 }, () => red)))).status).toBe(201);
    await answers.emptyStore();
    const tooMany = await answers.send(formOf(Array.from({ length: 31 }, () => red)));
    expect(tooMany).toMatchObject({ status: 400, code: 'TOO_MANY_PHOTOS' });
    expect(answers.recorded).toHaveLength(1);
    expect(await answers.stored()).toEqual([]);
  });
});

describe('an answer of a PDF', () => {
  it('is stored as it is', async () => {
    expect(await answers.send(formOf([pdf]))).toMatchObject({ status: 201, reply: { pages: null } });
    expect(answers.bound[0]?.equals(pdf)).toBe(true);
    expect(answers.recorded).toMatchObject([
      { originalName: 'page 1.jpg', fileSize: pdf.length, pages: null },
    ]);
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
    expect(await answers.send(await form())).toMatchObject({ status, code });
    expect(answers.recorded).toEqual([]);
    expect(await answers.stored()).toEqual([]);
  });

  it('with a token after the file', async () => {
    const form = formOf([await jpeg(colors.red)], null);
    form.append('token', token);
    expect(await answers.send(form)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await answers.stored()).toEqual([]);
  });

  it('that sharing refuses', async () => {
    answers.refusal = new DomainError('conflict', 'REQUEST_CLOSED', 'closed');
    expect(await answers.send(formOf([await jpeg(colors.red)]))).toMatchObject({
      status: 409,
      code: 'REQUEST_CLOSED',
    });
    expect(await answers.stored()).toEqual([]);
  });
});
