import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Brand, brandLimits, problemBody, routeExamples, brandRpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import type { ReadingFailed } from '@groundwork/platform-file-reader';
import sharp from 'sharp';
import { noise, photo } from '../../../testing/answered-request.ts';
import { BrandedGateway, lee } from '../../../testing/brands.ts';
import { bearer } from '../../../testing/gateway.ts';
import { LogoDrawer } from '../../files/logo-drawer.adapter.ts';

jest.setTimeout(60_000);

const view = routeExamples.changeBrand?.reply as Brand;
let branded: BrandedGateway;
let received: Buffer[];
let admission: Error | null;

beforeAll(async () => {
  branded = await BrandedGateway.start();
  branded.gateway.calls
    .on(brandRpc.admitBrand, () => {
      if (admission) throw admission;
      return {};
    })
    .on(brandRpc.setBrandLogo, ({ png }) => {
      received.push(Buffer.from(png, 'base64'));
      return view;
    });
});
afterAll(() => branded.gateway.stop());
beforeEach(() => {
  [received, admission] = [[], null];
});

async function send(bytes: Buffer | string) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(bytes))], 'logo.png', { type: 'image/png' }));
  const { token } = branded.gateway.identity.someone();
  const address = `${branded.gateway.url}/api/practices/${lee.practiceId}/brand/logo`;
  const answer = await fetch(address, { method: 'POST', headers: bearer(token), body: form });
  const body: unknown = await answer.json();
  return { status: answer.status, code: problemBody.safeParse(body).data?.code };
}

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const redSquare = '<rect width="10" height="10" fill="#ff0000"/>';
const wrongType = { status: 415, code: 'FILE_TYPE' };

async function colorOf(png: Buffer | undefined): Promise<number[]> {
  const { dominant } = await sharp(png).stats();
  return [dominant.r, dominant.g, dominant.b].map((channel) => Math.round(channel / 128));
}

const wrongFiles: [string, () => Promise<Buffer | string>][] = [
  ['a JPEG', () => photo('#ff0000').jpeg().toBuffer()],
  ['a page', () => Promise.resolve('<html><svg></svg></html>')],
  ['a compressed SVG', () => Promise.resolve(Buffer.from([0x1f, 0x8b, 8, 0]))],
  ['half a PNG', async () => (await noise(80, 80).png().toBuffer()).subarray(0, 900)],
  ['no SVG after its start', () => Promise.resolve('<svg <')],
  ['10^9 by 10^9 pixels', () => Promise.resolve(svg(redSquare, 'width="1000000000" height="1000000000"'))],
  [
    'an XML bomb',
    () =>
      Promise.resolve(
        `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
      ),
  ],
  ['deep nesting', () => Promise.resolve(svg('<g>'.repeat(60_000)))],
];

const endless = svg(
  `<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="9"/></filter>${'<rect width="10" height="10" filter="url(#f)"/>'.repeat(2000)}`,
);

describe('the logo of a practice', () => {
  it('is drawn again as a small PNG without metadata', async () => {
    const large = await photo('#ff0000', 1200, 600)
      .withExif({ IFD0: { Artist: 'Ann Lee' } })
      .png()
      .toBuffer();
    expect(await send(large)).toEqual({ status: 200, code: undefined });
    const [png] = received;
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 });
    expect(png?.includes('Ann Lee')).toBe(false);
    expect(await colorOf(png)).toEqual([2, 0, 0]);
    expect(await branded.gateway.stored()).toEqual([]);
  });

  it.each([
    ['WebP', () => photo('#00ff00', 40, 40).webp().toBuffer(), [40, 40], [0, 2, 0]],
    ['SVG', () => Promise.resolve(svg(redSquare)), [512, 512], [2, 0, 0]],
  ])('may be a %s', async (_, make, [width, height], color) => {
    expect((await send(await make())).status).toBe(200);
    expect(await sharp(received[0]).metadata()).toMatchObject({ format: 'png', width, height });
    expect(await colorOf(received[0])).toEqual(color);
  });

  it('is smaller if it would not fit', async () => {
    const sent = await noise(200, 200).png().toBuffer();
    expect((await send(sent)).status).toBe(200);
    expect(received[0]?.length).toBeLessThanOrEqual(brandLimits.drawnBytes);
  });

  it.each(wrongFiles)('is not %s', async (_, make) => {
    expect(await send(await make())).toEqual(wrongType);
    expect(received).toEqual([]);
  });

  it('is at most 256 KB', async () => {
    const most = svg(`<!--${'x'.repeat(brandLimits.logoBytes)}-->${redSquare}`);
    expect(await send(most)).toEqual({ status: 413, code: 'FILE_TOO_LARGE' });
  });

  it('loads nothing and runs nothing', async () => {
    const visits: string[] = [];
    const server = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const hostile = svg(
      [
        redSquare,
        `<script>fetch('${outside}')</script>`,
        `<image width="10" height="10" xlink:href="${outside}image"/>`,
        `<image width="10" height="10" xlink:href="file:///etc/passwd"/>`,
        `<image width="10" height="10" href="/etc/hostname"/>`,
        `<style>@import url(${outside}style); rect { fill: url(${outside}fill) #ff0000 }</style>`,
        `<use xlink:href="${outside}use#a"/>`,
        `<foreignObject width="10" height="10"><iframe src="${outside}frame"/></foreignObject>`,
      ].join(''),
    );
    const { status } = await send(hostile);
    server.close();
    expect(visits).toEqual([]);
    expect(status).toBe(200);
    expect(await colorOf(received[0])).toEqual([2, 0, 0]);
  });

  it('ends a picture that takes too long, and draws the next one', async () => {
    expect(await send(endless)).toEqual(wrongType);
    expect((await send(svg(redSquare))).status).toBe(200);
  });

  it('gives an SVG two seconds of a processor', async () => {
    const drawer = new LogoDrawer();
    const drawing = drawer.readSketch({ file: Buffer.from(endless), isVector: true });
    const failed = await drawing.catch((error: unknown) => error);
    await drawer.onApplicationShutdown();
    expect(failed).toMatchObject({ fault: 'step-limit' });
    expect((failed as ReadingFailed).processorMs).toBeLessThan(5000);
  });

  it('is not read from a person who may not set it', async () => {
    admission = new DomainError('forbidden', 'PLAN_NEEDED', 'no plan');
    expect(await send('no picture')).toEqual({ status: 403, code: 'PLAN_NEEDED' });
  });
});
