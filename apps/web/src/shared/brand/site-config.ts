import type { SiteConfig } from '@groundwork/contracts';

let config: SiteConfig | undefined;

/** The gateway writes it into the document; only Vite's own server leaves it out. */
async function readConfig(): Promise<SiteConfig> {
  const written = document.getElementById('site-config')?.textContent;
  if (written !== undefined) return JSON.parse(written) as SiteConfig;
  const answer = await fetch('/api/config');
  return (await answer.json()) as SiteConfig;
}

/** Once, before the first paint. */
export async function loadSiteConfig(): Promise<void> {
  config = await readConfig();
}

/** How the product presents itself; the same for as long as the page is open. */
export function siteConfig(): SiteConfig {
  if (config === undefined) throw new Error('The site settings are read before they are there');
  return config;
}
