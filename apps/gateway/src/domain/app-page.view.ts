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

const isStyle = (file: string): boolean => file.endsWith('.css');
const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
const scriptLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

const newFiles = (drawing: PageDrawing | null, html: string): readonly string[] =>
  (drawing?.files ?? []).filter((file) => !html.includes(`"/${file}"`));

/** A browser opens six connections at a time, and the first text waits for styles only. */
function withStylesFirst(html: string, drawing: PageDrawing | null): string {
  const shared = html.match(/<link rel="stylesheet"[^<>]*>/g) ?? [];
  const own = newFiles(drawing, html).filter(isStyle).map(styleLink);
  const styles = [...shared, ...own].join('');
  const rest = shared.reduce((text, link) => text.replace(link, ''), html);
  return rest.replace(/<script type="module"|<\/head>/, (place) => styles + place);
}

function drawnHead(drawing: PageDrawing | null, html: string): string {
  if (drawing === null) return '';
  const scripts = newFiles(drawing, html).filter((file) => !isStyle(file));
  return `<style ${noncePlace}>${drawing.css}</style>${scripts.map(scriptLink).join('')}`;
}

const rootPlace = '<div id="root"></div>';

const rootOf = (drawing: PageDrawing | null): string =>
  drawing === null ? rootPlace : `<div id="root" data-drawn="${drawing.is}">${drawing.html}</div>`;

export function renderAppPage(html: string, config: SiteConfig, version: string, page: AppPage): string {
  const { productName, logoMark, colors } = config;
  const { texts, head, drawing } = page;
  const data = `<script type="application/json" id="site-config">${toScriptData(config)}</script>`;
  const versionElement = `<meta name="version" content="${escapeHtml(version)}">`;
  return withStylesFirst(html, drawing)
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
