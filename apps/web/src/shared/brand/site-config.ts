import type { SiteConfig } from '@groundwork/contracts';

let config: SiteConfig | undefined;

function readConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent;
  if (text === undefined) throw new Error('The document has no site settings');
  return JSON.parse(text) as SiteConfig;
}

/** The server draws a page without a document. */
export function setSiteConfig(settings: SiteConfig): void {
  config = settings;
}

/** The server writes the settings into the document. */
export function siteConfig(): SiteConfig {
  config ??= readConfig();
  return config;
}

/** Without a payment key no plan is for sale. */
export const sellsPlans = (): boolean => siteConfig().publishableKey !== null;
