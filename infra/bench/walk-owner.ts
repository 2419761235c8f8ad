import type { Browser, Page } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const MOST_ANSWERS = 11;
const MOST_CLICKS = 12;
const TARGET_P95 = 50;

const PHONE = { width: 390, height: 844 };

// Chromium reports interactions from 16 ms, in steps of 8 ms. A faster one counts as 16 ms.
const OBSERVER = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const { interactions } = globalThis;
      interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
const FASTEST = 16;

interface Walk {
  readonly page: Page;
  screens: number;
  fields: number;
  clicks: number;
  keystrokes: number;
  answerKeys: number;
}

async function click(walk: Walk, name: string | RegExp): Promise<void> {
  await walk.page.getByRole('button', { name }).first().click();
  walk.clicks += 1;
}

async function type(walk: Walk, text: string): Promise<void> {
  await walk.page.keyboard.type(text);
  walk.keystrokes += text.length;
  walk.fields += 1;
}

async function press(walk: Walk, key: string): Promise<void> {
  await walk.page.keyboard.press(key);
  walk.keystrokes += 1;
}

async function signUp(walk: Walk): Promise<void> {
  const { page } = walk;
  await click(walk, 'Get Started');
  walk.screens += 1;
  const form = page.getByRole('dialog');
  await form.getByLabel('First Name').focus();
  await type(walk, 'Nadia');
  await press(walk, 'Tab');
  await type(walk, 'Ferro');
  await press(walk, 'Tab');
  await type(walk, `nadia.${Date.now()}@example.com`);
  await press(walk, 'Tab');
  await type(walk, 'a quiet harbor at dawn');
  await press(walk, 'Enter');
}

const TYPED: readonly [question: RegExp, text: string][] = [
  [/credit score/, '702'],
  [/When did/, '04012019'],
  [/revenue this year/, '480000'],
  [/year before/, '430000'],
  [/What profit/, '52800'],
  [/usual day/, '18000'],
];

async function answer(walk: Walk, question: RegExp, text: string): Promise<void> {
  const input = walk.page.getByRole('dialog').getByLabel(question).first();
  await input.waitFor();
  await input.focus();
  await type(walk, text);
  await press(walk, 'Enter');
  walk.screens += 1;
}

async function choose(walk: Walk, question: RegExp, choice: string): Promise<void> {
  await walk.page.getByRole('heading', { name: question }).waitFor();
  await click(walk, choice);
  walk.screens += 1;
  walk.fields += 1;
}

async function answerAll(walk: Walk): Promise<number> {
  const { page } = walk;
  const keysBefore = walk.keystrokes;
  for (const [question, text] of TYPED) await answer(walk, question, text);
  await choose(walk, /Did any of these/, 'None of these');
  await choose(walk, /What does your business do/, 'Consulting');
  await answer(walk, /How much do you need/, '60000');
  await choose(walk, /What is the money for/, 'Equipment');
  await choose(walk, /In which state/, 'Oregon');
  await page.getByRole('heading', { name: /this is your score/ }).waitFor();
  walk.screens += 1;
  walk.answerKeys = walk.keystrokes - keysBefore;
  return TYPED.length + 5;
}

async function readInteractions(page: Page): Promise<number[]> {
  const durations = await page.evaluate('[...globalThis.interactions.values()]');
  return durations as number[];
}

/** A key without an entry was faster than the shortest entry. */
function p95Of(slow: readonly number[], interactions: number): number {
  const fast = Array.from({ length: Math.max(0, interactions - slow.length) }, () => FASTEST);
  const all = [...fast, ...slow].toSorted((one, other) => one - other);
  return all[Math.ceil(all.length * 0.95) - 1] ?? 0;
}

async function walkOnce(browser: Browser, url: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-US' });
  await page.addInitScript(OBSERVER);
  await page.goto(url);
  const walk: Walk = { page, screens: 1, fields: 0, clicks: 0, keystrokes: 0, answerKeys: 0 };
  await signUp(walk);
  await page.waitForURL(/\/dashboard/);
  await page.evaluate('globalThis.interactions.clear()');
  const answers = await answerAll(walk);
  const slow = await readInteractions(page);
  const score = await page.getByRole('dialog').locator('.gw-dial-number').textContent();
  console.log(`From the landing page to the first score (${score}), on a phone of ${PHONE.width} px:`);
  return [
    figure('walk: screens', walk.screens),
    figure('walk: fields with the sign-up', walk.fields),
    figure('walk: keystrokes', walk.keystrokes),
    atMost('walk: answers', answers, MOST_ANSWERS),
    atMost('walk: clicks', walk.clicks, MOST_CLICKS),
    atMost(
      'walk: interaction to next paint of the answers, p95 ms',
      p95Of(slow, walk.answerKeys + 2),
      TARGET_P95,
    ),
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const url = ground.run.args[0] ?? `${(await ground.running()).url}/`;
  return withBrowser((browser) => walkOnce(browser, url));
}
