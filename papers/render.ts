import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../infra/local/chromium.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

const fonts = [
  ['PaperSans', 'normal', 'pdfjs-dist', 'standard_fonts/LiberationSans-Regular.ttf'],
  ['PaperSans', 'bold', 'pdfjs-dist', 'standard_fonts/LiberationSans-Bold.ttf'],
  ['PaperModern', '100 900', '@fontsource-variable/geist', 'files/geist-latin-wght-normal.woff2'],
  [
    'PaperWide',
    '200 800',
    '@fontsource-variable/bricolage-grotesque',
    'files/bricolage-grotesque-latin-wght-normal.woff2',
  ],
] as const;

const faces = () =>
  fonts
    .map(([family, weight, name, file]) => {
      const data = readFileSync(join(folderOf(name), file)).toString('base64');
      return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/x;base64,${data})}`;
    })
    .join('');

/** Prints sheets with Chromium, so text runs, kerning and fonts are those of a real printer driver. */
export class Renderer {
  #browser: Promise<Browser> | undefined;
  #faces = faces();

  constructor(readonly log: string) {}

  async #open(): Promise<Browser> {
    const executablePath = await findChromium(this.log);
    if (executablePath === undefined)
      throw new Error('The papers need Chromium. Install it, or set CHROMIUM_PATH.');
    return chromium.launch({ executablePath, args: ['--no-sandbox'] });
  }

  async pdf(html: string): Promise<Buffer> {
    this.#browser ??= this.#open();
    const page = await (await this.#browser).newPage();
    await page.setContent(html.replace('<style>', `<style>${this.#faces}`));
    await page.evaluate('document.fonts.ready');
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await page.close();
    return bytes;
  }

  async stop(): Promise<void> {
    await (await this.#browser)?.close();
  }
}
