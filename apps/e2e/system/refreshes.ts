import { expect, type Page } from '@playwright/test';
import { mainNavigation } from './screens.ts';

/** Browser script: no live events, and the SWR deduplication never expires, so only an explicit action reloads data. */
const scriptWithoutUpdates = `{
  const { fetch, setTimeout } = window;
  const never = new Promise(() => undefined);
  window.fetch = (...call) => (call[0] === '/api/events' ? never : fetch(...call));
  const freshFor = 2000;
  window.setTimeout = (run, delay, ...rest) => (delay === freshFor ? 0 : setTimeout(run, delay, ...rest));
}`;

export async function disableAutomaticRefresh(page: Page): Promise<void> {
  await page.addInitScript(scriptWithoutUpdates);
}

export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

export async function openScreen(page: Page, name: string): Promise<void> {
  const link = mainNavigation(page).getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}
