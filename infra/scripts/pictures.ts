import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../local/chromium.ts';
import { Failure } from '../local/failure.ts';
import { checkout } from '../local/checkout.mjs';
import { instanceAt, runningSystem } from '../local/instance.ts';
import { dataFolder } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { loadSecrets } from '../local/secrets.ts';

const MOST_BYTES = 150_000;
const VIEWPORT = { width: 1280, height: 2600 };
const MARGIN = 16;
const SETTLES_MS = 500;
const folder = join(checkout, 'docs/images');

interface Session {
  readonly url: string;
  readonly token: string;
}

async function call(path: string, { url, token }: Session): Promise<unknown> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Failure(`${path} returned ${response.status}.`);
  return response.json();
}

async function signIn(): Promise<Session> {
  const instance = instanceAt('dev', dataFolder(undefined));
  const url = runningSystem(instance)?.url;
  if (url === undefined) throw new Failure('Nothing runs. Start the system with "npm start" first.');
  const { email, password } = loadSecrets(instance).demoOwner;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Failure(`The demo owner cannot sign in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { url, token };
}

const CHANGES = 2;

interface NearMiss {
  readonly id: string;
  readonly criteria: readonly unknown[];
  readonly whatWouldQualify: { readonly patch: object | null; readonly cures: readonly unknown[] } | null;
}
interface MatchPage {
  readonly items: readonly NearMiss[];
  readonly nextCursor: string | null;
}

async function nearMisses(session: Session, cursor: string | null = null): Promise<NearMiss[]> {
  const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const page = (await call(`/api/lender-matches?include=all${query}`, session)) as MatchPage;
  const misses = page.items.filter(
    ({ whatWouldQualify: change }) => change?.patch && change.cures.length === CHANGES,
  );
  return page.nextCursor === null ? misses : [...misses, ...(await nearMisses(session, page.nextCursor))];
}

async function shortNearMiss(session: Session): Promise<string> {
  const misses: NearMiss[] = [];
  for (const { id } of await nearMisses(session))
    misses.push((await call(`/api/lender-matches/${id}`, session)) as NearMiss);
  const [shortest] = misses.sort((a, b) => a.criteria.length - b.criteria.length);
  if (shortest === undefined) throw new Failure(`The demo owner has no near miss with ${CHANGES} changes.`);
  return shortest.id;
}

interface Part {
  readonly top: Locator;
  readonly bottom: Locator;
  /** Pixels of the page below; else the margin repeats the last blank row, because the next element follows at once. */
  readonly below?: number;
}

async function boxOf(element: Locator) {
  let before = '';
  for (;;) {
    await element.waitFor();
    const box = await element.boundingBox();
    if (box !== null && before === JSON.stringify(box)) return box;
    before = JSON.stringify(box);
    await sleep(SETTLES_MS);
  }
}

async function picture(page: Page, { top, bottom, below }: Part): Promise<Buffer> {
  await page.evaluate('document.fonts.ready');
  const lower = await boxOf(bottom);
  const upper = await boxOf(top);
  const [x, y] = [Math.max(0, upper.x - MARGIN), Math.max(0, upper.y - MARGIN)];
  const width = Math.min(upper.width + 2 * MARGIN, VIEWPORT.width - x);
  const height = Math.floor(lower.y + lower.height + (below ?? -2) - y);
  const screenshot = await page.screenshot({ clip: { x, y, width, height } });
  return below === undefined
    ? sharp(screenshot).extend({ bottom: MARGIN, extendWith: 'copy' }).toBuffer()
    : screenshot;
}

type Picture = (page: Page, session: Session) => Promise<Buffer>;

const pictures: Readonly<Record<string, Picture>> = {
  dashboard: async (page, { url }) => {
    await page.goto(`${url}/dashboard`);
    const action = page.getByRole('button', { name: /^Mark Complete/ });
    return picture(page, {
      top: page.locator('body'),
      bottom: page.getByRole('listitem').filter({ has: action }).first(),
      below: 4,
    });
  },
  'explained-score': async (page, { url }) => {
    await page.goto(`${url}/score`);
    const factor = page.getByRole('listitem').filter({ hasText: 'of Credit' }).first();
    await factor.getByText(/^All \d+ criteria/).click();
    await factor.getByRole('listitem').first().waitFor();
    return picture(page, { top: factor, bottom: factor.getByText(/of 100 ×/) });
  },
  'what-would-qualify': async (page, session) => {
    await page.goto(`${session.url}/lenders?lender=${await shortNearMiss(session)}`);
    const drawer = page.getByRole('dialog');
    const change = drawer.getByRole('region', { name: 'How to qualify' });
    return picture(page, { top: drawer.getByRole('table'), bottom: change.getByText(/^With these figures/) });
  },
};

async function small(full: Buffer): Promise<Buffer> {
  const palette = await sharp(full).png({ palette: true, colours: 256, quality: 100, effort: 10 }).toBuffer();
  if (palette.length > MOST_BYTES)
    throw new Failure(`A picture has ${palette.length} bytes; limit ${MOST_BYTES}.`);
  return palette;
}

async function takeAll(browser: Browser, session: Session): Promise<void> {
  const storing = `localStorage.setItem('authToken', ${JSON.stringify(session.token)})`;
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      colorScheme,
      viewport: VIEWPORT,
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.addInitScript(storing);
    for (const [name, take] of Object.entries(pictures)) {
      const page = await context.newPage();
      const file = join(folder, `${name}-${colorScheme}.png`);
      const bytes = await small(await take(page, session));
      writeFileSync(file, bytes);
      print(`${file} (${Math.round(bytes.length / 1000)} kB)`);
      await page.close();
    }
    await context.close();
  }
}

const executablePath = await findChromium('/dev/null');
if (executablePath === undefined)
  throw new Failure('No Chromium was found. Install one, or set CHROMIUM_PATH.');
mkdirSync(folder, { recursive: true });
const asRoot = process.getuid?.() === 0;
const browser = await chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
try {
  await takeAll(browser, await signIn());
} finally {
  await browser.close();
}
