import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import type { PageDrawing } from '../domain/app-page.view.ts';
import type { PageTexts } from '../domain/page-head.view.ts';

interface Drawn {
  readonly html: string;
  readonly css: string;
}

interface WebApp {
  drawPage(path: string, config: SiteConfig): Promise<Drawn>;
  drawShell(config: SiteConfig): Drawn;
  drawTheme(config: SiteConfig): string;
  textsOf(path: string, config: SiteConfig): PageTexts;
  readonly screenFiles: Readonly<Record<string, string>>;
}

export const drawingFolder = 'drawing';
export const missingPage = '/404';

const plainTexts = ({ productName, landing }: SiteConfig): PageTexts => ({
  title: `${productName}: ${landing.tagline}`,
  description: landing.description,
});

export class PageDrawings {
  /** The web app reads the settings of the page that it draws. */
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly app: WebApp | null,
    private readonly filesByScreen: Readonly<Record<string, readonly string[]>>,
  ) {}

  static async load(root: string): Promise<PageDrawings> {
    const folder = join(root, drawingFolder);
    const entry = join(folder, 'draw-pages.mjs');
    if (!existsSync(entry)) return new PageDrawings(null, {});
    const app = (await import(pathToFileURL(entry).href)) as WebApp;
    const files = JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8')) as Record<string, string[]>;
    return new PageDrawings(app, files);
  }

  textsOf(page: string, config: SiteConfig): PageTexts {
    return this.app?.textsOf(page, config) ?? plainTexts(config);
  }

  async page(page: string, config: SiteConfig): Promise<PageDrawing | null> {
    return this.draw(page, async (app) => ({
      ...this.withTheme(app, config, await app.drawPage(page, config)),
      files: this.filesByScreen[app.screenFiles[page] ?? ''] ?? [],
      is: 'page',
    }));
  }

  async frame(config: SiteConfig): Promise<PageDrawing | null> {
    return this.draw('frame', async (app) => ({
      ...this.withTheme(app, config, app.drawShell(config)),
      files: [],
      is: 'frame',
    }));
  }

  private withTheme(app: WebApp, config: SiteConfig, { html, css }: Drawn): Drawn {
    return { html, css: app.drawTheme(config) + css };
  }

  private draw(what: string, work: (app: WebApp) => Promise<PageDrawing>): Promise<PageDrawing | null> {
    const { app } = this;
    if (app === null) return Promise.resolve(null);
    const drawing = this.turn.then(() => work(app));
    const safe = drawing.catch((error: unknown) => {
      log().error({ err: error, page: what }, 'The page could not be drawn');
      return null;
    });
    this.turn = safe;
    return safe;
  }
}
