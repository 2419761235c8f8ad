import { expect, type Page, type Route } from '@playwright/test';

type Reply = NonNullable<Parameters<Route['fulfill']>[0]>;

const firstCallAndRetries = 4;

/** `end` waits for the last retry of the page, so that only a click sends the query again. */
export async function failQuery(page: Page, path: string, reply: Reply): Promise<{ end(): Promise<void> }> {
  let calls = 0;
  await page.route(path, (route) => {
    calls += 1;
    return route.fulfill(reply);
  });
  return {
    async end() {
      await expect.poll(() => calls, { timeout: 30_000 }).toBe(firstCallAndRetries);
      await page.unroute(path);
    },
  };
}
