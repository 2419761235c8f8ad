import type { SiteConfig } from '@groundwork/contracts';

let config: SiteConfig | undefined;

function readConfig(): SiteConfig {
  const written = document.getElementById('site-config')?.textContent;
  if (written === undefined) throw new Error('The document was served without the site settings');
  return JSON.parse(written) as SiteConfig;
}

/** How the product presents itself, as written into the document; the same for as long as the page is open. */
export function siteConfig(): SiteConfig {
  config ??= readConfig();
  return config;
}
