import {
  prepareOwner,
  randomOwner,
  unreadScreens,
  type WalkedPage,
  type WalkedScreen,
  type WalkedSystem,
  walkScreens,
} from '@groundwork/test-data';
import type { Browser, Page } from '@playwright/test';
import { Owner } from '../drills/owner.ts';
import { until } from '../local/wait.ts';
import { withBrowser } from './browser.ts';
import { atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';
import { importFile } from './ledger.ts';

const OWNERS = 200;
const AT_ONCE = 6;
const PRINTED_EVERY = 20;

const systemOf = (owner: Owner): WalkedSystem => ({
  request: (path, body, method) => owner.request(path, body, method),
  upload: ({ name, content, category }) =>
    owner.upload(new File([new Uint8Array(content)], name, { type: 'application/pdf' }), { category }),
  importBankFile: (content) => importFile(owner, content),
});

const OPENED_MS = 5000;
const textScript = 'document.body.textContent';

const signInScript = ({ token }: Owner) =>
  `localStorage.clear(); sessionStorage.clear(); localStorage.setItem('authToken', ${JSON.stringify(token)})`;

const openScript = (path: string) =>
  `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`;

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/terms');
  return page;
}

/** It has a security policy of its own, so a link to it loads a document. */
const hasOwnDocument = (path: string) => path === '/subscribe';

/** Loads the first screen and opens the others as a click on a link does. */
function pageOf(page: Page): WalkedPage {
  let last = '/subscribe';
  const isOpened = async (path: string): Promise<boolean> => {
    if (hasOwnDocument(last) || hasOwnDocument(path)) return false;
    const before = await page.evaluate(textScript);
    await page.evaluate(openScript(path));
    return until(async () => (await page.evaluate(textScript)) !== before, { withinMs: OPENED_MS });
  };
  return {
    evaluate: (script) => page.evaluate(script),
    goto: async (path) => {
      if (!(await isOpened(path))) await page.goto(path);
      last = path;
    },
  };
}

async function walkOwner(page: Page, url: string, seed: number): Promise<WalkedScreen[]> {
  const owner = await Owner.signUp(url);
  const prepared = await prepareOwner(systemOf(owner), randomOwner(seed));
  await page.evaluate(signInScript(owner));
  return walkScreens(pageOf(page), prepared);
}

function printProblems(seed: number, walked: readonly WalkedScreen[]): void {
  for (const { path, unnamed, contradictions } of walked)
    for (const line of [...unnamed, ...contradictions]) console.log(`  owner ${seed}, ${path}: ${line}`);
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** Walks through the screens of random owners and compares each printed figure with the API. */
export async function measure(ground: Ground): Promise<Figure[]> {
  const owners = ground.count(OWNERS, 1, 0);
  const { url } = await ground.running();
  const all: WalkedScreen[] = [];
  const unread: string[] = [];
  let walkedOwners = 0;
  let next = 1;
  const start = performance.now();
  await withBrowser((browser) => {
    const walkInTurn = async () => {
      const page = await openPage(browser, url);
      while (next <= owners) {
        const seed = next++;
        const walked = await walkOwner(page, url, seed);
        printProblems(seed, walked);
        all.push(...walked);
        unread.push(...unreadScreens(walked));
        walkedOwners += 1;
        if (walkedOwners % PRINTED_EVERY === 0) console.log(`  ${walkedOwners} owners walked`);
      }
    };
    return Promise.all(Array.from({ length: AT_ONCE }, walkInTurn));
  });
  const count = (of: 'unnamed' | 'contradictions' | 'unmarked') =>
    sumOf(all.map((screen) => screen[of].length));
  return [
    figure('owners', owners),
    figure('seconds for each', (performance.now() - start) / 1000 / owners),
    figure('screens', all.length),
    atMost('screens with figures on which it read none', unread.length, 0),
    figure('marked figures', sumOf(all.map(({ marks }) => marks))),
    atMost('values that no figure names', count('unnamed'), 0),
    atMost('values that contradict the figures', count('contradictions'), 0),
    figure('values in force in sentences without a mark', count('unmarked')),
  ];
}
