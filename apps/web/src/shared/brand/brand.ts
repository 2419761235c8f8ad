import { siteConfig } from './site-config.ts';

export const brand = {
  get name(): string {
    return siteConfig().productName;
  },
  get scoreName(): string {
    return siteConfig().scoreName;
  },
};
