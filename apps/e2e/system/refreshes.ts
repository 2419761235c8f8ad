import { expect, type Page } from '@playwright/test';
import { mainNavigation } from './screens.ts';

/** For the browser: the server tells of nothing, and SWR holds what it has fetched for fresh for good, not for two seconds. */
const untold = `{
  const { fetch, setTimeout } = window;
  const never = new Promise(() => undefined);
  window.fetch = (...call) => (call[0] === '/api/events' ? never : fetch(...call));
  const freshFor = 2000;
  window.setTimeout = (run, delay, ...rest) => (delay === freshFor ? 0 : setTimeout(run, delay, ...rest));
}`;

/** What the page has fetched it asks for again only where its own action says so: no event and no age of an answer does. */
export async function refreshByActionsAlone(page: Page): Promise<void> {
  await page.addInitScript(untold);
}

/** What the page asks of the server from now on. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

/** To another screen without a page load. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const link = mainNavigation(page).getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}
