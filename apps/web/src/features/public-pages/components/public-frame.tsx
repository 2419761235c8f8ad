import { buttonClass } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand/brand.ts';
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
  readonly children: ReactNode;
}

/** The links are page loads, because `/` has its own security policy. */
export function PublicFrame({ title, lead, children }: PublicFrameProps) {
  const { user } = useSession();
  usePageTitle(title);
  return (
    <div className="public">
      <header className="public-bar">
        <div>
          <a
            className="public-brand"
            href={paths.home()}
            aria-label={fill(words.startPage, { product: brand.name })}
          >
            <BrandLogo />
          </a>
          <a
            className={buttonClass('next')}
            href={user === null ? paths.home({ view: 'signup' }) : paths.dashboard()}
          >
            {user === null ? specifiedWords.getStarted : words.dashboard}
          </a>
        </div>
      </header>
      <main>
        <h1>{title}</h1>
        <p className="public-lead">{lead}</p>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
