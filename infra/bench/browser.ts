import { type Browser, chromium, type Page } from '@playwright/test';
import type { Owner } from '../drills/owner.ts';
import { findChromium } from '../local/chromium.ts';
import { Missing } from './ground.ts';

export async function chromiumPath(): Promise<string> {
  const path = await findChromium('/dev/null');
  if (path === undefined) throw new Missing('No Chromium was found. Install one, or set CHROMIUM_PATH.');
  return path;
}

export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  ...flags: readonly string[]
): Promise<T> {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...flags],
  });
  return work(browser).finally(() => browser.close());
}

export async function openAs(
  browser: Browser,
  { token }: Owner,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(`localStorage.setItem('authToken', ${JSON.stringify(token)})`);
  return context.newPage();
}
