import type { Page, Request } from '@playwright/test';

export interface PageLoads {
  readonly requests: number;
  readonly kiB: number;
  readonly scripts: number;
  /** The addresses that the page fetched more than once. */
  readonly twice: readonly string[];
}

/** The live stream stays open. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';

async function sizeOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

export function recordLoads(page: Page): { readonly read: () => Promise<PageLoads> } {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url()) && !isStream(request)) finished.push(request);
  });
  return {
    read: async () => {
      const all = [...finished];
      const sizes = await Promise.all(all.map(sizeOf));
      const gets = all.filter((request) => request.method() === 'GET').map((request) => request.url());
      return {
        requests: all.length,
        kiB: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
        scripts: all.filter((request) => request.resourceType() === 'script').length,
        twice: [...new Set(gets.filter((url, index) => gets.indexOf(url) !== index))],
      };
    },
  };
}
