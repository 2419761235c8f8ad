import { type BrandInForce, logoAddressOf, type SiteConfig } from '@groundwork/contracts';

const scoreNameOf = (product: string): string => `${product} Score`;

/** Colors of the operator do not mix with those of a practice: only a whole set was checked. */
export function brandedConfig(config: SiteConfig, brand: BrandInForce): SiteConfig {
  const { practiceId: id, practiceName, name, colors, logoHash } = brand;
  const hasColors = [colors.light, colors.dark].some((mode) => Object.keys(mode).length > 0);
  const isNamedAfterProduct = config.scoreName === scoreNameOf(config.productName);
  return {
    ...config,
    productName: name,
    scoreName: isNamedAfterProduct ? scoreNameOf(name) : config.scoreName,
    logoMark: logoHash === null ? config.logoMark : logoAddressOf(logoHash),
    colors: hasColors ? { ...config.colors, ...colors } : config.colors,
    practice: { id, name: practiceName },
  };
}
