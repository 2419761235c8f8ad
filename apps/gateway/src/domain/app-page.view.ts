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
  /** Written into the page, because a phone then shows the first text one round trip earlier. */
  readonly styles: ReadonlyMap<string, string>;
}

const isStyle = (file: string): boolean => file.endsWith('.css');
const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
const hrefOf = (link: string): string => / href="\/([^"]*)"/.exec(link)?.[1] ?? '';
const scriptLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
const withPatientScripts = (html: string): string =>
  html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');

const isPage = ({ drawing }: AppPage): boolean => drawing?.is === 'page';

const newFiles = (drawing: PageDrawing | null, html: string): readonly string[] =>
  (drawing?.files ?? []).filter((file) => !html.includes(`"/${file}"`));

/** The disabled link is not loaded. A screen that names this file in its imports finds it and does not wait. */
function toStyle(link: string, styles: AppPage['styles']): string {
  const css = styles.get(hrefOf(link));
  if (css === undefined) return link;
  return `<style ${noncePlace}>${css}</style>${link.replace('<link', '<link disabled')}`;
}

function withStylesFirst(html: string, page: AppPage): string {
  const { drawing, styles: written } = page;
  const shared = html.match(/<link rel="stylesheet"[^<>]*>/g) ?? [];
  const own = newFiles(drawing, html).filter(isStyle).map(styleLink);
  const styles = [...shared, ...own].map((link) => (isPage(page) ? toStyle(link, written) : link)).join('');
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
  const whole = withStylesFirst(html, page)
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
  return isPage(page) ? withPatientScripts(whole) : whole;
}
