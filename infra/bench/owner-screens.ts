import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { Owner } from '../drills/owner.ts';
import { until } from '../local/wait.ts';
import { openAs, withBrowser } from './browser.ts';
import { atLeast, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';
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

const openAt = (browser: Browser, owner: Owner, width: number): Promise<Page> =>
  openAs(browser, owner, {
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });

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
    const page = await openAt(browser, owner, WIDE);
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
  const url = ground.run.args[0] ?? (await ground.running()).url;
  const owner = await Owner.signUp(url);
  await owner.request('/api/business-profile', {
    ...FIGURES,
    personalCreditScore: 702,
    answered: ['nsfIncidents'],
  });
  const isMatched = async () => ((await owner.request('/api/lender-matches')) as unknown[]).length > 0;
  await until(isMatched, { withinMs: MATCHED_MS });
  return withBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const width of ground.short ? WIDTHS.slice(0, 1) : WIDTHS) {
      figures.push(...(await heightsAt(await openAt(browser, owner, width), url, width)));
    }
    figures.push(...(await loadsOf(browser, owner, url)));
    return [...figures, ...(await clicksToComparison(await openAt(browser, owner, WIDE), url))];
  });
}
