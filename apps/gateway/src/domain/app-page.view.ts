import type { SiteConfig } from '@groundwork/contracts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Inside a script element, only a `<` can end the element early. */
const toScriptData = (config: SiteConfig) => JSON.stringify(config).replaceAll('<', '\\u003c');

const noncePlace = 'nonce="here"';
const nonceElement = `<meta property="csp-nonce" ${noncePlace}>`;

export const writeNonce = (page: string, nonce: string): string =>
  page.replace(noncePlace, `nonce="${nonce}"`);

export function renderAppPage(html: string, config: SiteConfig, version: string): string {
  const { productName, landing, logoMark, colors } = config;
  const data = `<script type="application/json" id="site-config">${toScriptData(config)}</script>`;
  return html
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(`${productName}: ${landing.tagline}`)}`)
    .replace(
      /(name="description"\s+content=")[^"]*/,
      (_all, start: string) => start + escapeHtml(landing.description),
    )
    .replace(/(name="theme-color"\s+content=")[^"]*/, (all, start: string) =>
      colors.deep.deep ? start + colors.deep.deep : all,
    )
    .replace('href="/icon-192.png"', (all) => (logoMark === null ? all : `href="${logoMark}"`))
    .replace(/href="\/mark.svg" type="[^"]*"/, (all) => (logoMark === null ? all : `href="${logoMark}"`))
    .replace(/(<noscript>)\S+/, (_all, start: string) => start + escapeHtml(productName))
    .replace(
      '</head>',
      () => `<meta name="version" content="${escapeHtml(version)}">${nonceElement}${data}</head>`,
    );
}
