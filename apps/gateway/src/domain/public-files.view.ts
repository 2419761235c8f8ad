import { pages } from '@groundwork/contracts';

const addressOf = (page: string, origin: string): string => new URL(page, origin).href;

export function siteMap(listed: readonly string[], origin: string): string {
  const urls = listed.map(
    (page) => `<url><loc>${addressOf(page, origin).replaceAll('&', '&amp;')}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}

export const robotsText = (origin: string): string => `User-agent: *
Disallow: /api/
Sitemap: ${addressOf('/sitemap.xml', origin)}
`;

const validDays = 180;
const dayMs = 86_400_000;

/** RFC 9116. Without an address the page about privacy is the contact. */
export function securityText(contact: string | null, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * dayMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return `Contact: ${contact === null ? addressOf(pages.privacy, origin) : `mailto:${contact}`}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${addressOf('/.well-known/security.txt', origin)}
`;
}
