import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Owner } from '../drills/owner.ts';
import { findChromium } from '../local/chromium.ts';
import { until } from '../local/wait.ts';
import { atLeast, atMost, type Figure, figure } from './figures.ts';
import { type Ground, Missing } from './ground.ts';
import { recordLoads } from './page-loads.ts';
import { FIGURES } from './sample-owner.ts';

const MATCHED_MS = 30_000;
const STEADY_MS = 1000;
const MOST_PIXELS = 6000;
const MOST_CLICKS = 2;
const MOST_SCRIPTS = 15;
const WIDE = 1440;
const WIDTHS = [WIDE, 390];
const HEIGHT = 900;

/** A heading that the screen shows only with its data. */
const ROUTES = [
  ['/dashboard', 'Document Portfolio'],
  ['/plan', 'Your next moves'],
  ['/score', 'What if?'],
  ['/lenders', 'All Matches'],
  ['/lenders?sort=payment', 'All Matches'],
  ['/documents', 'Document Intelligence Center'],
  ['/business-profile', 'Business Optimization Center'],
  ['/business-profile/interview', 'More that lenders ask for'],
  ['/banking-info', 'Banking'],
] as const;

const heightScript = 'document.documentElement.scrollHeight';
const overflowScript = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

async function openAs(browser: Browser, { token }: Owner, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
  return context.newPage();
}

/** The live stream never leaves the network idle, so the height itself shows that all parts are there. */
async function steadyHeight(page: Page): Promise<number> {
  let height = 0;
  let next = await page.evaluate<number>(heightScript);
  while (next !== height) {
    height = next;
    await sleep(STEADY_MS);
    next = await page.evaluate<number>(heightScript);
  }
  return height;
}

async function heightsAt(page: Page, url: string, width: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, heading] of ROUTES) {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    const height = await steadyHeight(page);
    const what = `${path} at ${width} px: height`;
    figures.push(atMost(what, height, MOST_PIXELS));
    figures.push(atMost(`${path} at ${width} px: overflow`, await page.evaluate<number>(overflowScript), 0));
  }
  return figures;
}

/** Each route with an empty cache. */
async function loadsOf(browser: Browser, owner: Owner, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, heading] of ROUTES) {
    const page = await openAs(browser, owner, WIDE);
    const loads = recordLoads(page);
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await steadyHeight(page);
    const { requests, kiB, scripts, twice } = await loads.read();
    for (const repeated of twice) console.log(`  ${path} fetches twice: ${repeated}`);
    figures.push(
      figure(`${path}: requests`, requests),
      figure(`${path}: KiB`, kiB),
      atMost(`${path}: script files`, scripts, MOST_SCRIPTS),
      atMost(`${path}: resources that it fetches twice`, twice.length, 0),
    );
    await page.context().close();
  }
  return figures;
}

/** The first comparison is the best lender of each kind of loan, with its costs. */
async function clicksToComparison(page: Page, url: string): Promise<Figure[]> {
  await page.goto(`${url}/score`);
  await page.getByRole('heading', { name: 'What if?' }).first().waitFor();
  let clicks = 0;
  const click = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    clicks += 1;
  };
  await click('Lender Matching');
  const choice = page.getByRole('region', { name: /^For \$/ });
  await choice.waitFor();
  const payments = await choice.getByText('Monthly payment').count();
  return [
    atMost('clicks from the score to the first lender comparison', clicks, MOST_CLICKS),
    atLeast('kinds of loans in this comparison', payments, 2),
  ];
}

/** Page heights of a new owner with figures, and the clicks to a comparison of lenders. */
export async function measure(ground: Ground): Promise<Figure[]> {
  const executablePath = await findChromium('/dev/null');
  if (executablePath === undefined)
    throw new Missing('No Chromium was found. Install one, or set CHROMIUM_PATH.');
  const url = ground.run.args[0] ?? (await ground.running()).url;
  const owner = await Owner.signUp(url);
  await owner.request('/api/business-profile', {
    ...FIGURES,
    personalCreditScore: 702,
    answered: ['nsfIncidents'],
  });
  const isMatched = async () => ((await owner.request('/api/lender-matches')) as unknown[]).length > 0;
  await until(isMatched, { withinMs: MATCHED_MS });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const figures: Figure[] = [];
    for (const width of ground.short ? WIDTHS.slice(0, 1) : WIDTHS) {
      figures.push(...(await heightsAt(await openAs(browser, owner, width), url, width)));
    }
    figures.push(...(await loadsOf(browser, owner, url)));
    return [...figures, ...(await clicksToComparison(await openAs(browser, owner, WIDE), url))];
  } finally {
    await browser.close();
  }
}
