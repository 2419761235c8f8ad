import type { SiteConfig } from '@groundwork/contracts';
import { escapeHtml, type PageTexts, toScriptData } from './page-head.view.ts';

const noncePlace = 'nonce="here"';
const nonceElement = `<meta property="csp-nonce" ${noncePlace}>`;

export const writeNonce = (page: string, nonce: string): string =>
  page.replaceAll(noncePlace, `nonce="${nonce}"`);

export interface PageDrawing {
  readonly html: string;
  readonly css: string;
  readonly files: readonly string[];
  /** The browser adopts a page. It replaces a frame. */
  readonly is: 'page' | 'frame';
}

export interface AppPage {
  readonly texts: PageTexts;
  readonly head: string;
  readonly drawing: PageDrawing | null;
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

function drawnHead(drawing: PageDrawing | null, html: string): string {
  if (drawing === null) return '';
  const files = drawing.files.filter((file) => !html.includes(`"/${file}"`));
  return `<style ${noncePlace}>${drawing.css}</style>${files.map(linkTo).join('')}`;
}

const rootPlace = '<div id="root"></div>';

const rootOf = (drawing: PageDrawing | null): string =>
  drawing === null ? rootPlace : `<div id="root" data-drawn="${drawing.is}">${drawing.html}</div>`;

export function renderAppPage(html: string, config: SiteConfig, version: string, page: AppPage): string {
  const { productName, logoMark, colors } = config;
  const { texts, head, drawing } = page;
  const data = `<script type="application/json" id="site-config">${toScriptData(config)}</script>`;
  const versionElement = `<meta name="version" content="${escapeHtml(version)}">`;
  return html
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(texts.title)}`)
    .replace(
      /(name="description"\s+content=")[^"]*/,
      (_all, start: string) => start + escapeHtml(texts.description),
    )
    .replace(/(name="theme-color"\s+content=")[^"]*/, (all, start: string) =>
      colors.deep.deep ? start + colors.deep.deep : all,
    )
    .replace('href="/icon-192.png"', (all) => (logoMark === null ? all : `href="${logoMark}"`))
    .replace(/href="\/mark.svg" type="[^"]*"/, (all) => (logoMark === null ? all : `href="${logoMark}"`))
    .replace(/(<noscript>)\S+/, (_all, start: string) => start + escapeHtml(productName))
    .replace(rootPlace, () => rootOf(drawing))
    .replace(
      '</head>',
      () => `${head}${versionElement}${nonceElement}${drawnHead(drawing, html)}${data}</head>`,
    );
}
