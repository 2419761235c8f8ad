import type { LenderPrograms } from '@groundwork/contracts';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { Owner } from '../drills/owner.ts';
import { openAs, withBrowser } from './browser.ts';
import { at, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const MOST_MOVE_MS = 50;
const MOST_RATIO = 10;
const MANY = 10;
const VIEWPORT = { width: 1440, height: 900 };
const SLIDERS = ['Amount', 'Term'] as const;
const STEPS = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'] as const;
const NO_STEP = 'Shift';

/** A page without a change may have no frame and no idle period. */
const SETTLED = `new Promise((done) => {
  const wait = (left) =>
    left === 0 ? done() : requestIdleCallback(() => setTimeout(wait, 30, left - 1), { timeout: 500 });
  setTimeout(wait, 30, 3);
})`;

export async function demoOwner(url: string, demo: { email: string; password: string }): Promise<Owner> {
  const reply = await new Owner(url, '').request('/api/auth/login', demo);
  return new Owner(url, (reply as { token: string }).token);
}

async function repeatPrograms(page: Page, times: number): Promise<void> {
  await page.route('**/api/lender-matches/programs', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as LenderPrograms;
    const copies = Array.from({ length: times }, (_, n) =>
      reply.items.map((item) => {
        const id = `${item.lender.id}-${n}` as typeof item.lender.id;
        return { ...item, lender: { ...item.lender, id } };
      }),
    );
    await route.fulfill({ response, json: { ...reply, items: copies.flat() } });
  });
}

async function openLenders(browser: Browser, owner: Owner, times: number) {
  const page = await openAs(browser, owner, { viewport: VIEWPORT, serviceWorkers: 'block' });
  if (times > 1) await repeatPrograms(page, times);
  await page.goto(`${owner.url}/lenders`);
  const amount = page.getByRole('slider', { name: SLIDERS[0] });
  await amount.press(STEPS[0]);
  await page.getByText('They are not saved.').waitFor();
  await page.getByText('Computing…').waitFor({ state: 'hidden' });
  const all = page.getByRole('button', { name: /^Show all / });
  const count = (await all.innerText()).replaceAll(/\D/g, '');
  await all.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, count: Number(count) };
}

async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  return seconds * 1000;
}

async function keyMs(page: Page, session: CDPSession, key: string): Promise<number> {
  await page.evaluate(SETTLED);
  const before = await busyMs(session);
  await page.keyboard.press(key);
  await page.evaluate(SETTLED);
  return (await busyMs(session)) - before;
}

async function timesOf(browser: Browser, owner: Owner, times: number, rounds: number) {
  const { page, session, count } = await openLenders(browser, owner, times);
  const moves: number[] = [];
  const idle: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of SLIDERS) {
      const slider = page.getByRole('slider', { name });
      await slider.focus();
      for (const key of STEPS) moves.push(await keyMs(page, session, key));
      idle.push(await keyMs(page, session, NO_STEP));
    }
  }
  await page.context().close();
  return { moves, idle, count };
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, secrets } = await ground.running();
  const owner = await demoOwner(url, secrets.demoOwner);
  const rounds = ground.count(10, 1);
  return withBrowser(async (browser) => {
    const whole = await timesOf(browser, owner, 1, rounds);
    const many = await timesOf(browser, owner, MANY, ground.short ? 1 : rounds / 2);
    const median = at(whole.moves, 0.5);
    console.log(
      `${whole.moves.length} moves with ${whole.count} matches, ${many.count} with ten times as many`,
    );
    return [
      atMost('a move of a slider, p50 ms of the processor', median, MOST_MOVE_MS),
      atMost('a move of a slider, p95 ms of the processor', at(whole.moves, 0.95), MOST_MOVE_MS),
      figure('a key that moves nothing, p50 ms', at(whole.idle, 0.5)),
      figure('a move with ten times as many lenders, p50 ms', at(many.moves, 0.5)),
      atMost('ten times as many lenders / the sample catalog, p50', at(many.moves, 0.5) / median, MOST_RATIO),
    ];
  });
}
