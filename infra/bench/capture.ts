import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proposeCorners } from '@groundwork/engine-capture';
import {
  type Camera,
  pdfOf,
  photographOf,
  printPages,
  reducedGray,
  seenCorners,
  sheetsOnDesks,
} from '@groundwork/test-data';
import type { Page } from '@playwright/test';
import { PageReader } from '../../apps/documents-worker/src/reader/pages.reader.ts';
import { WasmRecognition } from '../../apps/documents-worker/src/reader/wasm-recognition.adapter.ts';
import { photoSteps } from '../../apps/gateway/src/files/photos-to-pdf.reader.ts';
import sharp from 'sharp';
import { checkout } from '../local/checkout.mjs';
import { withBrowser } from './browser.ts';
import { bundle, serve } from './bundled-page.ts';
import { at, atLeast, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const SEED = 77;
const MOST_DISTANCE = 0.02;
const SEARCH_SIDE = 600;
const ROUNDS = 3;
const TWELVE_MEGAPIXELS = { width: 3000, height: 4000 };
const DPI = 200;
const PAGES = ['balance_sheet-1', 'form_1040-1', 'profit_loss-1', 'business_checking-1', 'schedule_c-1'];

type Sheet = Awaited<ReturnType<typeof printPages>>[number];

async function sheetOf(name: string): Promise<Sheet> {
  const file = join(checkout, 'libs/test-data/documents', `${name}.txt`);
  const [sheet] = await printPages(pdfOf([readFileSync(file, 'utf8').split('\n')]), DPI);
  if (!sheet) throw new Error(`${name} has no page.`);
  return sheet;
}

async function distanceOf(sheet: Sheet, camera: Camera): Promise<number> {
  const image = await reducedGray(await photographOf(sheet, camera), SEARCH_SIDE);
  const corners = proposeCorners(image);
  if (!corners) return Infinity;
  const scale = image.width / camera.width;
  const seen = seenCorners(sheet, camera);
  const diagonal = Math.hypot(seen[2].x - seen[0].x, seen[2].y - seen[0].y) * scale;
  const distances = seen.map(({ x, y }, place) => {
    const corner = corners[place] ?? { x: 0, y: 0 };
    return Math.hypot(corner.x - x * scale, corner.y - y * scale);
  });
  return Math.max(...distances) / diagonal;
}

async function findCornersOf(sheets: readonly Sheet[], count: number): Promise<Figure[]> {
  const distances: number[] = [];
  for (const [place, camera] of sheetsOnDesks(SEED, count).entries()) {
    const sheet = sheets[place % sheets.length];
    if (sheet) distances.push(await distanceOf(sheet, camera));
  }
  const near = distances.filter((distance) => distance <= MOST_DISTANCE).length;
  const none = distances.filter((distance) => distance === Infinity).length;
  return [
    atLeast(
      `${count} sheets of seed ${SEED}, corners within 2 % of the diagonal, %`,
      (100 * near) / count,
      95,
    ),
    figure('sheets without proposed corners', none),
    figure('largest distance of a corner, p50 % of the diagonal', 100 * at(distances, 0.5)),
  ];
}

interface Straightened {
  readonly jpeg: string | null;
  readonly searchMs: number[];
  readonly straightenMs: number[];
}

const straightenIn = (address: string) => `(async () => {
  const { findSheet, straightenPhoto } = await import('/entry.js');
  const photo = await (await fetch('${address}')).blob();
  const [searchMs, straightenMs] = [[], []];
  let picture = null;
  for (let round = 0; round < ${ROUNDS}; round += 1) {
    const start = performance.now();
    const corners = await findSheet(photo);
    const searched = performance.now();
    picture = corners && (await straightenPhoto(photo, corners));
    searchMs.push(searched - start);
    straightenMs.push(performance.now() - searched);
  }
  if (!picture) return { jpeg: null, searchMs, straightenMs };
  const reader = new FileReader();
  await new Promise((done) => { reader.onload = done; reader.readAsDataURL(picture); });
  return { jpeg: reader.result.split(',')[1], searchMs, straightenMs };
})()`;

/** Bound into a PDF as an answer to a request is, and read as the document of an owner is. */
async function wordsIn(jpeg: Buffer): Promise<string[]> {
  const steps = photoSteps();
  steps.add(jpeg);
  await steps.draw({ place: 0, quality: 80 });
  const size = await steps.bind(undefined);
  const reader = new PageReader(() => Promise.resolve(), new WasmRecognition());
  const pdf = Buffer.from(steps.read({ from: 0, size }));
  const pages = await reader.read(pdf, { mediaType: 'application/pdf', category: 'financial_reports' });
  return pages.flatMap(({ words }) => words.map(({ text }) => text));
}

function sharedWords(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return one.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  }).length;
}

async function straightenAll(photos: ReadonlyMap<string, Buffer>): Promise<Map<string, Straightened>> {
  const script = await bundle(
    join(checkout, 'apps/web/src/features/answer-request/model/straighten-photo.ts'),
  );
  const files = [...photos].map(([address, content]) => [address, { type: 'image/jpeg', content }] as const);
  const { server, url } = await serve(script, new Map(files));
  const straighten = async (page: Page) => {
    await page.goto(url);
    const done = new Map<string, Straightened>();
    for (const address of photos.keys())
      done.set(address, await page.evaluate<Straightened>(straightenIn(address)));
    return done;
  };
  return withBrowser(async (browser) => straighten(await browser.newPage())).finally(() => server.close());
}

async function readPhotos(sheets: readonly Sheet[]): Promise<Figure[]> {
  const photos = new Map<string, Buffer>();
  for (const [place, camera] of sheetsOnDesks(SEED, sheets.length).entries()) {
    const sheet = sheets[place];
    if (sheet) photos.set(`/${place}.jpg`, await photographOf(sheet, { ...camera, ...TWELVE_MEGAPIXELS }));
  }
  const straightened = [...(await straightenAll(photos)).values()];
  let [flatWords, photoWords] = [0, 0];
  for (const [place, sheet] of sheets.entries()) {
    const { data, width, height } = sheet;
    const scan = await sharp(data, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 85 })
      .toBuffer();
    const flat = await wordsIn(scan);
    const jpeg = straightened[place]?.jpeg;
    const read = jpeg ? await wordsIn(Buffer.from(jpeg, 'base64')) : [];
    flatWords += flat.length;
    photoWords += sharedWords(flat, read);
  }
  const searches = straightened.flatMap(({ searchMs }) => searchMs);
  const straightenings = straightened.flatMap(({ straightenMs }) => straightenMs);
  const both = searches.map((search, place) => search + (straightenings[place] ?? 0));
  return [
    atLeast(
      `words of ${sheets.length} flat scans read from their photos, share`,
      photoWords / flatWords,
      0.97,
    ),
    atMost('a photo of 12 MP in Chromium: corners and straightening, p50 ms', at(both, 0.5), 400),
    figure('of it, corners, p50 ms', at(searches, 0.5)),
    figure('of it, straightening with decoding and encoding, p50 ms', at(straightenings, 0.5)),
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const sheets = await Promise.all(PAGES.slice(0, ground.short ? 1 : undefined).map(sheetOf));
  return [...(await findCornersOf(sheets, ground.count(200, 3))), ...(await readPhotos(sheets))];
}
