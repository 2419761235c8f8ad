import {
  prepareOwner,
  randomOwner,
  type WalkedScreen,
  type WalkedSystem,
  walkScreens,
} from '@groundwork/test-data';
import type { Browser } from '@playwright/test';
import { Owner } from '../drills/owner.ts';
import { openAs, withBrowser } from './browser.ts';
import { atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';
import { importFile } from './ledger.ts';

const OWNERS = 200;
const AT_ONCE = 2;

const systemOf = (owner: Owner): WalkedSystem => ({
  request: (path, body, method) => owner.request(path, body, method),
  upload: ({ name, content, category }) =>
    owner.upload(new File([new Uint8Array(content)], name, { type: 'application/pdf' }), { category }),
  importBankFile: (content) => importFile(owner, content),
});

async function walkOwner(browser: Browser, url: string, seed: number): Promise<WalkedScreen[]> {
  const owner = await Owner.signUp(url);
  const prepared = await prepareOwner(systemOf(owner), randomOwner(seed));
  const page = await openAs(browser, owner, {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const walked = await walkScreens(page, prepared);
  await page.context().close();
  return walked;
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
  let next = 1;
  await withBrowser((browser) => {
    const walkInTurn = async () => {
      while (next <= owners) {
        const seed = next++;
        const walked = await walkOwner(browser, url, seed);
        printProblems(seed, walked);
        all.push(...walked);
      }
    };
    return Promise.all(Array.from({ length: AT_ONCE }, walkInTurn));
  });
  const count = (of: 'unnamed' | 'contradictions' | 'unmarked') =>
    sumOf(all.map((screen) => screen[of].length));
  return [
    figure('owners', owners),
    figure('screens', all.length),
    figure('marked figures', sumOf(all.map(({ marks }) => marks))),
    atMost('values that no figure names', count('unnamed'), 0),
    atMost('values that contradict the figures', count('contradictions'), 0),
    figure('values in force in sentences without a mark', count('unmarked')),
  ];
}
