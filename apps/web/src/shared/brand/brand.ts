import { siteConfig } from './site-config.ts';

/** The names of the product, as its operator set them. */
export const brand = {
  get name(): string {
    return siteConfig().productName;
  },
  get scoreName(): string {
    return siteConfig().scoreName;
  },
};
