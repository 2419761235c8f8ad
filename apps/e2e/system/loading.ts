import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { baseUrl } from './owner.ts';

const assets = join(import.meta.dirname, '../../web/dist/assets');

function sourcesOf(url: string): string[] {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const map = join(assets, `${name}.map`);
  // The bundler's own runtime has no sources and no map.
  if (!existsSync(map)) return [];
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
}

export class PageRequests {
  readonly #requests: Request[] = [];
  readonly #scripts: Response[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.#requests.push(request));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') this.#scripts.push(response);
    });
  }

  foreignUrls(): string[] {
    const own = new URL(baseUrl).origin;
    return this.#requests
      .map((request) => request.url())
      .filter((url) => /^https?:/.test(url) && new URL(url).origin !== own);
  }

  sources(): string[] {
    return this.#scripts.flatMap((script) => sourcesOf(script.url()));
  }

  async gzippedScriptBytes(): Promise<number> {
    const bodies = await Promise.all(this.#scripts.map((script) => script.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  }
}

const layoutShiftScript = `
  window.layoutShift = 0;
  window.shiftedParts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.layoutShift += value;
      for (const { node, previousRect: before, currentRect: after } of sources) {
        const name = node?.outerHTML?.slice(0, 80) ?? node?.nodeName;
        const boxes = [before, after].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
        window.shiftedParts.push(boxes.join(' → ') + ' ' + name);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

export const recordLayoutShifts = (page: Page): Promise<void> =>
  page.addInitScript(layoutShiftScript).then(() => undefined);

export const readLayoutShift = (page: Page): Promise<number> => page.evaluate<number>('window.layoutShift');

/** For the message of a failed test. */
export const readShiftedParts = (page: Page): Promise<string> =>
  page.evaluate<string>("window.shiftedParts.join('\\n')");
