import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getFrom } from '../../testing/brands.ts';
import { cookie, publicUrl, type RunningGateway, runGateway } from '../../testing/gateway.ts';

/** As the build of the web app, with one page that cannot be drawn. */
const drawing = `
export const screenFiles = { '/': 'landing-page.tsx', '/privacy': 'privacy-page.tsx' };
export async function drawPage(path, { productName }) {
  if (path === '/terms') throw new Error('no such part');
  return { html: '<h1>' + productName + ' at ' + path + '</h1>', css: '[data-drawn=s0]{width:1%}' };
}
export const drawShell = () => ({ html: '<aside>frame</aside>', css: '' });
export const drawTheme = () => ':root{--gw-ink:#000}';
export const textsOf = (path, { productName }) => ({ title: path + ' · ' + productName, description: 'About ' + path });
`;

let folder: string;
let gateway: RunningGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-web-'));
  await mkdir(join(folder, 'drawing'));
  await writeFile(join(folder, 'drawing/draw-pages.mjs'), drawing);
  await writeFile(join(folder, 'drawing/screens.json'), '{"privacy-page.tsx":["assets/privacy.css"]}');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/privacy.css'), 'h1{color:red}');
  await writeFile(
    join(folder, 'index.html'),
    '<head><title>Old</title><meta name="description" content=""></head><body><div id="root"></div></body>',
  );
  gateway = await runGateway({ environment: { WEB_ROOT: folder } });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${gateway.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

describe('a public page', () => {
  it('is drawn with its texts, its address and the files of its screen', async () => {
    const { status, headers, html } = await open('/privacy/');
    expect([status, headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(html).toContain('<div id="root" data-drawn="page"><h1>Groundwork at /privacy</h1></div>');
    expect(html).toContain('<title>/privacy · Groundwork</title>');
    expect(html).toContain('<meta name="description" content="About /privacy">');
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/privacy">`);
    const nonce = /'nonce-([\w+/=]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toContain(`<style nonce="${nonce}">:root{--gw-ink:#000}[data-drawn=s0]{width:1%}</style>`);
    expect(html).toContain(
      `<style nonce="${nonce}">h1{color:red}</style><link disabled rel="stylesheet" crossorigin href="/assets/privacy.css">`,
    );
  });

  it('is empty for the browser to fill if it cannot be drawn', async () => {
    const { status, html } = await open('/terms');
    expect([status, html.includes('<div id="root"></div>')]).toEqual([200, true]);
  });
});

const hosts = [
  ['funding.lee.example', 'funding.lee.example'],
  ['funding.lee.example:8443', 'funding.lee.example:8443'],
  ["a.example; script-src 'unsafe-inline'", new URL(publicUrl).host],
] as const;

describe('the page that verifies a package', () => {
  it.each(hosts)('at the host %s connects only to the keys of %s', async (host, source) => {
    const { headers } = await getFrom(gateway.url, '/verify', host);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy.filter((part) => part.startsWith('connect-src'))).toEqual([
      `connect-src ${source}/api/signing-keys`,
    ]);
  });
});

describe('a page behind the sign-in', () => {
  it.each(['/dashboard', '/reset-password?token=1', '/lenders/records'])(
    '%s has a frame, and no search engine lists it',
    async (path) => {
      const { status, headers, html } = await open(path);
      expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(html).toContain('<div id="root" data-drawn="frame"><aside>frame</aside></div>');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('canonical');
    },
  );

  it('is next for an owner with a session at the start page', async () => {
    expect((await open('/')).html).toContain('data-drawn="page"');
    expect((await open('/', cookie('any'))).html).toContain('data-drawn="frame"');
  });
});

describe('an unknown address', () => {
  it.each(['/nope', '/xyz/abc', '/og.png', '/drawing/draw-pages.mjs', '/index.html'])(
    '%s is the page of the app about a missing one, with 404',
    async (path) => {
      const { status, headers, html } = await open(path);
      expect([status, headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      expect(html).toContain('<h1>Groundwork at /404</h1>');
    },
  );
});

describe('the files for crawlers', () => {
  it.each([
    ['/sitemap.xml', 'application/xml', `<loc>${publicUrl}/how-the-score-works</loc>`],
    ['/robots.txt', 'text/plain', `Sitemap: ${publicUrl}/sitemap.xml`],
    ['/.well-known/security.txt', 'text/plain', `Contact: ${publicUrl}/privacy`],
  ])('%s exists', async (path, type, text) => {
    const { status, headers, html } = await open(path);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    expect(html).toContain(text);
  });
});
