import { siteConfig, type SiteConfig } from '@groundwork/contracts';
import { z } from 'zod';
import { findUnreadableColors } from './contrast.rules.ts';
import { defaultSiteConfig } from './default-site-config.model.ts';

const { company, colors, landing } = siteConfig.shape;

/** An unknown key is rejected: it is probably a typing error. */
export const siteConfigFile = siteConfig
  .omit({ practice: true })
  .extend({ company: company.partial(), colors: colors.partial(), landing: landing.partial() })
  .partial();

export function parseSiteConfig(text: string): SiteConfig {
  const overrides = siteConfigFile.parse(JSON.parse(text));
  const productName = overrides.productName ?? defaultSiteConfig.productName;
  const config = siteConfig.parse({
    ...defaultSiteConfig,
    scoreName: `${productName} Score`,
    ...overrides,
    company: { ...defaultSiteConfig.company, name: productName, ...overrides.company },
    colors: { ...defaultSiteConfig.colors, ...overrides.colors },
    landing: { ...defaultSiteConfig.landing, ...overrides.landing },
  });
  const colorProblems = findUnreadableColors(config.colors);
  if (colorProblems.length > 0) throw new Error(colorProblems.join(' '));
  return config;
}

export const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
};
