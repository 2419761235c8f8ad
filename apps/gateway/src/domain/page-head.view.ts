import type { SiteConfig } from '@groundwork/contracts';

export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Inside a script element, only a `<` can end the element early. */
export const toScriptData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

const sharePicture = { path: '/share.png', width: 1200, height: 630 };

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

function organization({ company, productName, salesContact }: SiteConfig, origin: string): string {
  const contact = salesContact ?? company.privacyContact;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: new URL('/', origin).href,
    ...(productName !== company.name && { brand: productName }),
    ...(contact !== null && { email: contact }),
  };
  return `<script type="application/ld+json">${toScriptData(data)}</script>`;
}

export function sharedHead(
  page: string,
  { title, description }: PageTexts,
  config: SiteConfig,
  origin: string,
): string {
  const address = new URL(page, origin).href;
  const picture = new URL(sharePicture.path, origin).href;
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', config.productName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(sharePicture.width)),
    meta('property', 'og:image:height', String(sharePicture.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    organization(config, origin),
  ].join('');
}

export const hiddenHead = meta('name', 'robots', 'noindex');
