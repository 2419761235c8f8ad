import { setTimeout as pause } from 'node:timers/promises';
import { openScreen } from '@groundwork/test-data';
import type { Browser, Page } from '@playwright/test';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { until } from '../local/wait.ts';
import { openAs, withBrowser } from './browser.ts';
import { at, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';
import { FIGURES } from './sample-owner.ts';

const CHANGES = 40;
const MOST_MS = 2000;
const AT_REST_MS = 700;
const PATIENCE_MS = 30_000;
const FIELD = 'personalCreditScore';
const VALUES = [780, 640] as const;

interface OpenScreen {
  readonly what: string;
  readonly page: Page;
  readonly mark: string;
}

async function preparedOwner(url: string): Promise<{ owner: Owner; lender: string }> {
  const owner = await Owner.signUp(url);
  await owner.request('/api/business-profile', { ...FIGURES, [FIELD]: VALUES[0] });
  const matches = async () => (await owner.request('/api/lender-matches')) as { id: string }[];
  await until(async () => (await matches()).length > 0, { withinMs: PATIENCE_MS });
  const [best] = await matches();
  if (best === undefined) throw new Failure('The owner has no match.');
  return { owner, lender: best.id };
}

async function openAll(browser: Browser, url: string): Promise<{ owner: Owner; screens: OpenScreen[] }> {
  const { owner, lender } = await preparedOwner(url);
  const places = [
    ['dial', '/dashboard', 'totalScore'],
    ['criterion with its card', '/score', FIELD],
    ['report', '/score/report', FIELD],
    ['criterion of a lender', `/lenders?lender=${lender}`, FIELD],
  ] as const;
  const screens: OpenScreen[] = [];
  for (const [what, path, mark] of places) {
    const page = await openAs(browser, owner, { baseURL: url, serviceWorkers: 'block' });
    await openScreen(page, path);
    screens.push({ what, page, mark });
  }
  return { owner, screens };
}

/** Looks at each frame: a locator that waits looks only twice a second. */
async function whenShown({ page, mark }: OpenScreen, value: number): Promise<void> {
  const selector = `[data-field="${mark}"][data-value="${value}"]`;
  await page.evaluate(`new Promise((resolve, reject) => {
    const end = performance.now() + ${PATIENCE_MS};
    const look = () => {
      if ([...document.querySelectorAll('${selector}')].some((part) => part.checkVisibility())) resolve();
      else if (performance.now() > end) reject(new Error('The value does not appear.'));
      else requestAnimationFrame(look);
    };
    look();
  })`);
}

async function scoresOf(owner: Owner): Promise<ReadonlyMap<number, number>> {
  const scores = new Map<number, number>();
  let last = 0;
  for (const value of [...VALUES, ...VALUES]) {
    await owner.request('/api/business-profile', { [FIELD]: value });
    const before = last;
    const isOther = async () => (last = await owner.score().catch(() => before)) !== before;
    if (!(await until(isOther, { withinMs: PATIENCE_MS }))) throw new Failure('The score did not change.');
    scores.set(value, last);
  }
  return scores;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url } = await ground.running();
  const changes = ground.count(CHANGES, 2, 0);
  return withBrowser(async (browser) => {
    const { owner, screens } = await openAll(browser, url);
    const scores = await scoresOf(owner);
    const times = new Map<string, number[]>(screens.map(({ what }) => [what, []]));
    for (let n = 0; n < changes; n += 1) {
      await pause(AT_REST_MS);
      const value = VALUES[n % 2] ?? VALUES[0];
      const start = performance.now();
      const seen = screens.map(async (screen) => {
        await whenShown(screen, screen.mark === FIELD ? value : (scores.get(value) ?? NaN));
        times.get(screen.what)?.push(performance.now() - start);
      });
      await Promise.all([owner.request('/api/business-profile', { [FIELD]: value }), ...seen]);
    }
    return [
      figure('changes', changes),
      ...[...times].flatMap(([what, all]) => [
        figure(`saved → ${what}, p50 ms`, at(all, 0.5)),
        atMost(`saved → ${what}, slowest ms`, Math.max(...all), MOST_MS),
      ]),
    ];
  });
}
