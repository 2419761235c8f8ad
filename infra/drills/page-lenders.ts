import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openAs } from '../bench/browser.ts';
import { exactly, type Figure } from '../bench/figures.ts';
import { FIGURES } from '../bench/sample-owner.ts';
import { until } from '../local/wait.ts';
import { Owner } from './owner.ts';

const COUNTED_MS = 30_000;
const LENDER = 'riverbend-7a';
const ADDRESSES = [
  '/api/lender-network',
  '/api/lender-matches',
  '/api/lender-matches?include=all',
  '/api/dashboard',
];
const PAGES = ['/dashboard', '/score', '/lenders'];

async function importFile(admin: Owner, file: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'lenders.csv');
  const { id } = (await admin.request('/api/admin/lenders/imports', form)) as { id: string };
  await admin.request(`/api/admin/lenders/imports/${id}/apply`, { absent: 'keep' });
}

const inventedNames = (text: string): number => text.match(/\bSample [A-Z]\w+/g)?.length ?? 0;

export class Screens {
  constructor(
    readonly browser: Browser,
    readonly url: string,
    readonly api: string,
    readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  async text(owner: Owner, path: string, shows: string): Promise<string> {
    const page = await openAs(this.browser, owner, {
      viewport: { width: 1440, height: 1800 },
      ignoreHTTPSErrors: true,
    });
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
    exactly('invented names in replies', inventedNames(replies.join('\n')), 0),
    exactly('invented names on screens', inventedNames([...pages, offered].join('\n')), 0),
    exactly('screens that state "No lenders yet"', pages.length, PAGES.length),
  ];
}

async function datedFigures(owner: Owner, screens: Screens): Promise<Figure[]> {
  const results = await Promise.all(['2026-02-28', '2026-03-01'].map((day) => resultOn(owner, day)));
  const drawer = await screens.text(owner, `/lenders?lender=${LENDER}`, 'SBA rule since Mar 1, 2026');
  return [
    exactly('a permanent resident passes on 2026-02-28', Number(results[0] === 'pass'), 1),
    exactly('and fails on 2026-03-01', Number(results[1] === 'fail'), 1),
    exactly('with the source on the screen', Number(drawer.includes('SBA Policy Notice 5000-876441')), 1),
  ];
}

const answers = (owner: Owner) =>
  owner.request('/api/business-profile', { ...FIGURES, citizenship: 'permanent_resident' });

export async function firstLender(admin: Owner, file: string, screens: Screens): Promise<Figure[]> {
  const early = await Owner.signUp(screens.api);
  await answers(early);
  const figures = await emptyFigures(early, admin, screens);
  await importFile(admin, file);
  return figures;
}

export async function firstOwner(owner: Owner, screens: Screens): Promise<Figure[]> {
  await answers(owner);
  await owner.waitForScore();
  const score = String(await owner.score());
  const dashboard = await screens.text(owner, '/dashboard', score);
  await until(async () => (await resultOn(owner, '2026-03-01')) !== 'unknown', { withinMs: COUNTED_MS });
  return [
    exactly('scores on the dashboard of the first owner', Number(dashboard.includes(score)), 1),
    ...(await datedFigures(owner, screens)),
  ];
}
