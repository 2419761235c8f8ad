import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readDocument } from '@groundwork/engine-documents';
import { type Camera, photographOf, seenCorners } from '@groundwork/test-data';
import sharp from 'sharp';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import type { ReadingMessage } from '../domain/reading-message.model.ts';
import { PageReader } from './pages.reader.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import { openPhoto } from './photo.reader.ts';
import { toGray } from './picture.reader.ts';
import { WasmRecognition } from './wasm-recognition.adapter.ts';
import { straightenPhoto } from './straight-photo.reader.ts';

const paper = new URL('../../../../papers/examples/quickbooks-profit-and-loss', import.meta.url);
const { amounts } = JSON.parse(readFileSync(`${paper.pathname}.json`, 'utf8')) as {
  amounts: Record<string, number>;
};

const straight: Camera = {
  width: 1500,
  height: 2000,
  pitch: 0,
  yaw: 0,
  roll: 0,
  distance: 1.08,
  table: 60,
};
const askew: Camera = { ...straight, pitch: 24, yaw: -15, roll: 9, distance: 1.42, light: 0.3 };
let page: GrayPicture;

beforeAll(async () => {
  page = await toGray((await new PdfPictures(readFileSync(`${paper.pathname}.pdf`)).draw(0, 200, 'Gray'))!);
});

async function read(camera: Camera) {
  const messages: ReadingMessage[] = [];
  const send = (message: ReadingMessage) => {
    messages.push(message);
    return Promise.resolve();
  };
  const reader = new PageReader(send, new WasmRecognition());
  const bytes = await photographOf(page, camera);
  const pages = await reader.read(bytes, { mediaType: 'image/jpeg', category: 'financial_reports' });
  const { extracted } = readDocument(pages, 'financial_reports', reader.facts);
  const values = Object.fromEntries(
    Object.keys(amounts).map((name) => [name, extracted.find((figure) => figure.name === name)?.value]),
  );
  const picture = messages.find((message) => message.type === 'picture');
  return { values, page: pages[0]!, png: Buffer.from(picture?.png ?? '', 'base64') };
}

describe('a paper photographed askew', () => {
  it('has the amounts of the paper photographed straight, at their places on the picture of the page', async () => {
    expect((await read(straight)).values).toEqual(amounts);
    const { values, page: readPage, png } = await read(askew);
    expect(values).toEqual(amounts);
    const { width, height } = await sharp(png).metadata();
    const { sheet, words } = readPage;
    expect(height / width).toBeCloseTo(sheet!.height / sheet!.width, 2);
    const scale = width / sheet!.width;
    const total = words.find(({ text }) => text.includes('306,813.91'))!;
    const { data, info } = await sharp(png)
      .extract({
        left: Math.floor(total.x * scale),
        top: Math.floor(total.y * scale),
        width: Math.ceil(total.width * scale),
        height: Math.ceil(total.height * scale),
      })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = data.filter((brightness) => brightness < 110).length / (info.width * info.height);
    expect(dark).toBeGreaterThan(0.15);
  }, 300_000);
});

describe('a photo', () => {
  it('without certain corners remains as it is', async () => {
    const bytes = await photographOf(page, straight);
    const photo = await openPhoto(bytes);
    expect(await straightenPhoto(photo, bytes)).toBe(photo);
  });

  it('is turned by its orientation before its corners count', async () => {
    const upright = await photographOf(page, askew);
    const onItsSide = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [one, other] = [
      await straightenPhoto(await openPhoto(upright), upright),
      await straightenPhoto(await openPhoto(onItsSide), onItsSide),
    ];
    expect(one.height).toBeGreaterThan(one.width * 1.1);
    expect(Math.abs(one.width - other.width) + Math.abs(one.height - other.height)).toBeLessThan(8);
    expect(one.pointsPerPixel * one.width).toBeCloseTo(612, 6);
  });

  it('of a small sheet takes its detail from the file', async () => {
    const [large, far] = [4000, 1.6];
    const camera = { ...askew, width: (large * 3) / 4, height: large, distance: far };
    const bytes = await photographOf(page, camera);
    const photo = await openPhoto(bytes);
    const [a, b] = seenCorners(page, camera);
    const seen = Math.hypot(b.x - a.x, b.y - a.y);
    const { width } = await straightenPhoto(photo, bytes);
    expect(Math.max(photo.width, photo.height)).toBe(2600);
    expect(width).toBeGreaterThan(seen * 0.98);
  });
});
