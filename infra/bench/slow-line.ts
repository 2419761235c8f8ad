import type { Browser } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { at, atMost, type Figure } from './figures.ts';
import type { Ground } from './ground.ts';

const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
const PHONE = { width: 390, height: 844 };
const MOST_TEXT_MS = 2500;
const MOST_HERO_MS = 4000;
const ROUNDS = 3;
const PAGES = ['/', '/how-the-score-works', '/sample-report', '/privacy'];

// The largest part of the first screen changes until nothing larger appears.
const OBSERVER = `
  globalThis.paints = { text: 0, hero: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') globalThis.paints.text = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.paints.hero = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.paints.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Paints {
  readonly text: number;
  readonly hero: number;
  readonly shift: number;
}

async function open(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(OBSERVER);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 });
  const paints = await page.evaluate<Paints>('globalThis.paints');
  await context.close();
  return paints;
}

const median = (values: readonly number[]): number => at(values, 0.5);

async function figuresOf(browser: Browser, address: string, rounds: number): Promise<Figure[]> {
  const loads: Paints[] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await open(browser, address));
  const { pathname } = new URL(address);
  const of = (part: keyof Paints) => median(loads.map((paints) => paints[part]));
  return [
    atMost(`${pathname}: text, ms`, of('text'), MOST_TEXT_MS),
    atMost(`${pathname}: hero, ms`, of('hero'), MOST_HERO_MS),
    atMost(`${pathname}: layout shift`, of('shift'), 0),
  ];
}

/** Opens public pages on a line of 400 kbit/s with 400 ms of latency. */
export async function measure(ground: Ground): Promise<Figure[]> {
  const origin = ground.run.args[0] ?? (await ground.running()).url;
  const pages = ground.short ? PAGES.slice(0, 1) : PAGES;
  return withBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const path of pages) {
      figures.push(...(await figuresOf(browser, new URL(path, origin).href, ground.short ? 1 : ROUNDS)));
    }
    return figures;
  });
}
