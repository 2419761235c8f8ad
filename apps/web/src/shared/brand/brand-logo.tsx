import { Logo } from '@groundwork/web-ui';
import { siteConfig } from './site-config.ts';

export function BrandLogo() {
  const { productName, logoMark } = siteConfig();
  return <Logo name={productName} mark={logoMark} />;
}
