import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type SiteConfig, siteConfig } from '@groundwork/contracts';
import { type RunningGateway, runGateway } from '../../../testing/gateway.ts';

const video = 'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e';
const companyClaims = [
  '1000+',
  '98%',
  '50K+',
  '$2.3B+',
  '200+',
  '99.2%',
  '99.9%',
  'SOC 2',
  '256-bit encryption',
  'Multi-factor auth',
  'GDPR',
  'Individual plan included',
  'Instant analysis',
];
let gateway: RunningGateway;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-config-'));
  file = join(folder, 'site.json');
  gateway = await runGateway({ environment: { SITE_CONFIG: file } });
});
afterEach(() => rm(file, { force: true }));
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Replaces the file, as an editor or Kubernetes does. */
async function operatorWrites(content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

const page = (path: string) => fetch(`${gateway.url}${path}`);
const policyOf = async (path: string) => (await page(path)).headers.get('content-security-policy') ?? '';

async function config(): Promise<SiteConfig> {
  const answer = await page('/api/config');
  expect(answer.status).toBe(200);
  return siteConfig.parse(await answer.json());
}

async function written(path: string): Promise<SiteConfig> {
  const html = await (await page(path)).text();
  const data = /<script type="application\/json" id="site-config">(.*?)<\/script>/s.exec(html)?.[1];
  return siteConfig.parse(JSON.parse(data ?? 'null'));
}

describe('the document', () => {
  it('contains the build version', async () => {
    expect(await (await page('/')).text()).toContain('<meta name="version" content="unreleased">');
  });
});

describe('the styles of a document', () => {
  const styleSources = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1];

  it.each(['/', '/dashboard', '/subscribe'])('of %s need the nonce of this response', async (path) => {
    const nonces = new Set<string>();
    for (const encoding of ['gzip', 'identity']) {
      const answer = await fetch(`${gateway.url}${path}`, {
        headers: { accept: 'text/html', 'accept-encoding': encoding },
      });
      const nonce = /<meta property="csp-nonce" nonce="([\w+/=]{24})">/.exec(await answer.text())?.[1] ?? '';
      expect(styleSources(answer.headers.get('content-security-policy') ?? '')).toBe(
        `'self' 'nonce-${nonce}'`,
      );
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it('are inline on the page of the API only', async () => {
    expect(styleSources(await policyOf('/api/docs'))).toBe(`'self' 'unsafe-inline'`);
    expect(styleSources(await policyOf('/api/config'))).toBe(`'self'`);
  });
});

describe('the site settings', () => {
  it('make no claim of a company by default', async () => {
    await operatorWrites({});
    const { productName, scoreName, landing, samplePaper, ...rest } = await config();
    const { videoUrl, publishableKey, salesContact, sourceUrl } = rest;
    expect({ productName, scoreName }).toEqual({ productName: 'Groundwork', scoreName: 'Groundwork Score' });
    expect({ videoUrl, publishableKey, salesContact, samplePaper, sourceUrl }).toEqual({
      videoUrl: null,
      publishableKey: null,
      salesContact: null,
      samplePaper: null,
      sourceUrl: null,
    });
    const words = JSON.stringify(landing);
    for (const text of ['AI-powered business funding platform', '0 to 1000', 'No credit card required'])
      expect(words).toContain(text);
    for (const claim of companyClaims) expect(words).not.toContain(claim);
    expect([landing.sampleClaims, landing.statistics.length, landing.badges.length]).toEqual([false, 4, 4]);
  });

  it('of the local start are the claims of the specification, marked as a sample', async () => {
    const sample = new URL('../../../../../infra/local/sample-site-config.json', import.meta.url);
    await operatorWrites(await readFile(sample, 'utf8'));
    const { landing } = await config();
    for (const claim of companyClaims) expect(JSON.stringify(landing)).toContain(claim);
    expect([landing.sampleClaims, landing.statistics.length, landing.badges.length]).toEqual([true, 5, 4]);
    expect(landing.claimsLine).toContain('company claims');
  });

  it('apply at the next request without a restart, and name the score after the product', async () => {
    await operatorWrites({ productName: 'Kestrel', salesContact: 'sales@kestrel.example' });
    expect(await config()).toMatchObject({
      productName: 'Kestrel',
      scoreName: 'Kestrel Score',
      company: { name: 'Kestrel' },
      salesContact: 'sales@kestrel.example',
    });
    await operatorWrites({ productName: 'Kestrel', landing: { promise: 'Plain words.' } });
    const { landing, salesContact } = await config();
    expect(landing.promise).toBe('Plain words.');
    expect(landing.statistics).toHaveLength(4);
    expect(salesContact).toBeNull();
  });

  it.each<[string, unknown]>([
    ['no JSON', '{ "productName": '],
    ['an unknown key', { produktName: 'Kestrel' }],
    ['a video from any other host', { videoUrl: 'https://video.example/embed/1' }],
    ['a page of YouTube that sets cookies', { videoUrl: 'https://www.youtube.com/embed/1' }],
    [
      'a host that only begins like an allowed one',
      { videoUrl: 'https://player.vimeo.com.evil.example/video/1' },
    ],
    ['a video without encryption', { videoUrl: 'http://player.vimeo.com/video/1' }],
    ['a video page that forbids frames', { videoUrl: 'https://player.vimeo.com/channels/staffpicks' }],
    ['three badges', { landing: { badges: [{ name: 'a', text: 'b' }] } }],
    [
      'a sample document in another folder',
      { samplePaper: { name: '../a.pdf', category: 'tax_documents', subcategory: null } },
    ],
    ['a source without encryption', { sourceUrl: 'http://code.example/kestrel' }],
    ['a source that is a script', { sourceUrl: 'javascript:alert(1)' }],
    ['a secret key', { publishableKey: 'sk_live_1234' }],
    ['a mark that is a page', { logoMark: 'data:text/html;base64,PGI+' }],
    ['a color that is not valid', { colors: { light: { brand: 'red;}' } } }],
    ['text with low contrast', { colors: { light: { brand: '#777777', onBrand: '#888888' } } }],
    ['half a pair of colors', { colors: { dark: { next: '#ffb067' } } }],
    ['a pale band under pale text', { colors: { deep: { deep: '#dddddd' } } }],
  ])('stay at the last valid state when the file contains %s', async (_what, content) => {
    await operatorWrites({ productName: 'Kestrel' });
    expect((await config()).productName).toBe('Kestrel');
    await operatorWrites(content);
    const after = await config();
    expect(after.productName).toBe('Kestrel');
    expect(after.videoUrl).toBeNull();
  });

  it('stay at the last valid state when the file is missing, and the next file applies', async () => {
    await operatorWrites({ productName: 'Kestrel' });
    expect((await config()).productName).toBe('Kestrel');
    await rm(file);
    expect((await config()).productName).toBe('Kestrel');
    await operatorWrites({ productName: 'Merlin' });
    expect((await config()).productName).toBe('Merlin');
  });
});

describe('the document', () => {
  it.each(['/', '/dashboard', '/an/unknown/page'])('at %s contains the settings', async (path) => {
    await operatorWrites({ productName: 'Kestrel', landing: { tagline: 'funding, plainly' } });
    expect(await written(path)).toEqual(await config());
    expect(await (await page(path)).text()).toContain('<title>Kestrel: funding, plainly</title>');
  });

  it('escapes markup in a text', async () => {
    const hostile = '</script><script>alert(1)</script>';
    await operatorWrites({ productName: hostile, landing: { description: '"><b>' } });
    const html = await (await page('/')).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>&lt;/script&gt;');
    expect((await written('/')).productName).toBe(hostile);
  });

  it('is compressed for a client that accepts gzip', async () => {
    await operatorWrites({ productName: 'Kestrel' });
    const withoutNonce = async (answer: Response) => (await answer.text()).replace(/nonce="[^"]+"/, '');
    const plain = await withoutNonce(
      await fetch(`${gateway.url}/`, { headers: { 'accept-encoding': 'identity' } }),
    );
    const answer = await fetch(`${gateway.url}/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await withoutNonce(answer)).toBe(plain);
  });

  it('allows the host of the video only on / and only with a video', async () => {
    await operatorWrites({});
    expect(await policyOf('/')).toContain("frame-src 'none'");
    await operatorWrites({ videoUrl: video });
    expect(await policyOf('/')).toContain('frame-src https://www.youtube-nocookie.com');
    expect(await policyOf('/?view=signin')).toContain('frame-src https://www.youtube-nocookie.com');
    for (const path of ['/dashboard', '/subscribe', '/terms', '/nowhere', '/api/config']) {
      expect(await policyOf(path)).toContain("frame-src 'none'");
    }
  });

  it('allows the payment provider only on /subscribe and only with a key', async () => {
    await operatorWrites({});
    expect(await policyOf('/subscribe')).not.toContain('stripe');
    await operatorWrites({ publishableKey: 'pk_test_1' });
    for (const path of ['/subscribe', '/subscribe/', '/subscribe?x=1']) {
      const policy = await policyOf(path);
      expect(policy).toContain("script-src 'self' https://js.stripe.com");
      expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com .*https:\/\/hooks\.stripe\.com/);
      expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    }
    for (const path of ['/', '/dashboard', '/subscribe/more', '/subscriber', '/api/config']) {
      expect(await policyOf(path)).not.toContain('stripe');
    }
  });
});
