import { siteConfig, type SiteConfig } from '@groundwork/contracts';
import { z } from 'zod';
import { unreadableColors } from './contrast.rules.ts';
import { defaultSiteConfig } from './default-site-config.model.ts';

const { company, colors, landing } = siteConfig.shape;

/** An unknown key is rejected: it is probably a typing error. */
const siteConfigFile = siteConfig
  .extend({ company: company.partial(), colors: colors.partial(), landing: landing.partial() })
  .partial();

export function parseSiteConfig(text: string): SiteConfig {
  const given = siteConfigFile.parse(JSON.parse(text));
  const productName = given.productName ?? defaultSiteConfig.productName;
  const config = siteConfig.parse({
    ...defaultSiteConfig,
    scoreName: `${productName} Score`,
    ...given,
    company: { ...defaultSiteConfig.company, name: productName, ...given.company },
    colors: { ...defaultSiteConfig.colors, ...given.colors },
    landing: { ...defaultSiteConfig.landing, ...given.landing },
  });
  const unreadable = unreadableColors(config.colors);
  if (unreadable.length > 0) throw new Error(unreadable.join(' '));
  return config;
}

export const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
};
