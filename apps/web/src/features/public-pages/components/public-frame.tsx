import type { PublicBrand } from '@groundwork/contracts';
import { buttonClass, ColorScope, Logo, useTheme } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import type { ReactNode } from 'react';
import { brand as product } from '#shared/brand/brand.ts';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { SiteFooter } from '#shared/brand/site-footer.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session/use-session.ts';
import { specifiedWords, words } from '../public-pages.wording.ts';
import './public-pages.css';

export interface PublicFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Of the practice that sent the link. */
  readonly brand?: PublicBrand | null;
  readonly children: ReactNode;
}

/** The links are page loads, because `/` has its own security policy. */
function ProductBar() {
  const { user } = useSession();
  return (
    <>
      <a
        className="public-brand"
        href={paths.home()}
        aria-label={fill(words.startPage, { product: product.name })}
      >
        <BrandLogo />
      </a>
      <a
        className={buttonClass('next')}
        href={user === null ? paths.home({ view: 'signup' }) : paths.dashboard()}
      >
        {user === null ? specifiedWords.getStarted : words.dashboard}
      </a>
    </>
  );
}

export function PublicFrame({ title, lead, brand = null, children }: PublicFrameProps) {
  const { mode } = useTheme();
  usePageTitle(title);
  const logo = brand === null ? <BrandLogo /> : <Logo name={brand.name} mark={brand.logo} />;
  return (
    <ColorScope className="public" colors={brand?.colors ?? null} mode={mode}>
      <header className="public-bar">
        <div>{brand === null ? <ProductBar /> : <span className="public-brand">{logo}</span>}</div>
      </header>
      <main>
        <h1>{title}</h1>
        <p className="public-lead">{lead}</p>
        {children}
      </main>
      <SiteFooter logo={logo} />
    </ColorScope>
  );
}
