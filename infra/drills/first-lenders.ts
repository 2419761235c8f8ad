import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openAs, withBrowser } from '../bench/browser.ts';
import { atLeast, atMost, type Figure } from '../bench/figures.ts';
import { adminOf } from '../bench/growth-people.ts';
import type { Ground } from '../bench/ground.ts';
import { FIGURES } from '../bench/sample-owner.ts';
import { until } from '../local/wait.ts';
import { Owner } from './owner.ts';
import { startProduction } from './production.ts';

const COUNTED_MS = 30_000;
const LENDER = 'riverbend-7a';
const ADDRESSES = [
  '/api/lender-network',
  '/api/lender-matches',
  '/api/lender-matches?include=all',
  '/api/dashboard',
];
const PAGES = ['/dashboard', '/score', '/lenders'];
const ONE_PROGRAM = [
  'id,name,type,minLoanAmount,maxLoanAmount,minInterestRate,maxInterestRate,minTermLength,maxTermLength,' +
    'approvalTimeMin,approvalTimeMax,source,sourceDate,families,verifiedOn',
  `${LENDER},Riverbend Community Bank,SBA Preferred,10000,350000,prime+3,prime+6.5,12,120,14,45,its page,2026-11-01,` +
    'sba-7a-small,2026-11-01',
].join('\n');

async function importOne(admin: Owner): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([ONE_PROGRAM]), 'lenders.csv');
  const { id } = (await admin.request('/api/admin/lenders/imports', form)) as { id: string };
  await admin.request(`/api/admin/lenders/imports/${id}/apply`, { absent: 'keep' });
}

const inventedNames = (text: string): number => text.match(/\bSample [A-Z]\w+/g)?.length ?? 0;

class Screens {
  constructor(
    readonly browser: Browser,
    readonly url: string,
    readonly folder: string,
  ) {}

  async text(owner: Owner, path: string, shows: string): Promise<string> {
    const page = await openAs(this.browser, owner, { viewport: { width: 1440, height: 1800 } });
    await page.goto(`${this.url}${path}`);
    await page.getByText(shows).first().waitFor();
    await this.store(page, path);
    const text = await page.locator('body').innerText();
    await page.context().close();
    return text;
  }

  private async store(page: Page, path: string): Promise<void> {
    await page.screenshot({ path: join(this.folder, `${path.replaceAll(/\W+/g, '-')}.png`) });
  }
}

const resultOn = async (owner: Owner, day: string): Promise<string | undefined> => {
  const match = (await owner.request(`/api/lender-matches/${LENDER}?on=${day}`)) as {
    criteria: { code: string; result: string }[];
  };
  return match.criteria.find(({ code }) => code === 'citizenship')?.result;
};

async function emptyFigures(owner: Owner, admin: Owner, screens: Screens): Promise<Figure[]> {
  const replies = await Promise.all(ADDRESSES.map(async (path) => JSON.stringify(await owner.request(path))));
  const pages: string[] = [];
  for (const path of PAGES) pages.push(await screens.text(owner, path, 'No lenders yet'));
  const offered = await screens.text(admin, '/lenders', 'Import a file');
  return [
    atMost('invented names in replies', inventedNames(replies.join('\n')), 0),
    atMost('invented names on screens', inventedNames([...pages, offered].join('\n')), 0),
    atLeast('screens that state "No lenders yet"', pages.length, PAGES.length),
  ];
}

async function datedFigures(owner: Owner, screens: Screens): Promise<Figure[]> {
  const results = await Promise.all(['2026-02-28', '2026-03-01'].map((day) => resultOn(owner, day)));
  const drawer = await screens.text(owner, `/lenders?lender=${LENDER}`, 'SBA rule since Mar 1, 2026');
  return [
    atLeast('a permanent resident passes on 2026-02-28', Number(results[0] === 'pass'), 1),
    atLeast('and fails on 2026-03-01', Number(results[1] === 'fail'), 1),
    atLeast('with the source on the screen', Number(drawer.includes('SBA Policy Notice 5000-876441')), 1),
  ];
}

async function measureIn(browser: Browser, ground: Ground): Promise<Figure[]> {
  const system = await startProduction(ground, false, { SAMPLE_DATA: 'false' });
  const folder = join(ground.instance.folder, 'screens');
  mkdirSync(folder, { recursive: true });
  const screens = new Screens(browser, system.url, folder);
  const owner = await Owner.signUp(system.url);
  const admin = await adminOf(system);
  await owner.request('/api/business-profile', { ...FIGURES, citizenship: 'permanent_resident' });
  const empty = await emptyFigures(owner, admin, screens);
  await importOne(admin);
  await until(async () => (await resultOn(owner, '2026-03-01')) !== 'unknown', { withinMs: COUNTED_MS });
  const dated = await datedFigures(owner, screens);
  await system.supervisor.stop();
  return [...empty, ...dated];
}

export const measure = (ground: Ground): Promise<Figure[]> =>
  withBrowser((browser) => measureIn(browser, ground));
