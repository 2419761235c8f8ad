import type { SiteConfig } from '@groundwork/contracts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Inside a script element, only a `<` can end the element early. */
const asData = (config: SiteConfig) => JSON.stringify(config).replaceAll('<', '\\u003c');

export function appPage(html: string, config: SiteConfig, version: string): string {
  const { productName, landing, logoMark, colors } = config;
  const data = `<script type="application/json" id="site-config">${asData(config)}</script>`;
  return html
    .replace(/<title>[^<]*/, () => `<title>${escaped(`${productName}: ${landing.tagline}`)}`)
    .replace(
      /(name="description"\s+content=")[^"]*/,
      (_all, start: string) => start + escaped(landing.description),
    )
    .replace(/(name="theme-color"\s+content=")[^"]*/, (all, start: string) =>
      colors.deep.deep ? start + colors.deep.deep : all,
    )
    .replace(/href="\/mark.svg" type="[^"]*"/, (all) => (logoMark === null ? all : `href="${logoMark}"`))
    .replace(/(<noscript>)\S+/, (_all, start: string) => start + escaped(productName))
    .replace('</head>', () => `<meta name="version" content="${escaped(version)}">${data}</head>`);
}
