import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { BrandLogo } from './brand-logo.tsx';
import { words } from './brand.wording.ts';
import { siteConfig } from './site-config.ts';
import './site-footer.css';

const pages = [
  { href: paths.howTheScoreWorks(), name: words.rules },
  { href: paths.privacy(), name: words.privacy },
  { href: paths.terms(), name: words.terms },
] as const;

/** Plain links load a new document: `/` has its own security policy. */
export function SiteFooter({ logo = <BrandLogo /> }: { readonly logo?: ReactNode }) {
  return (
    <footer className="foot">
      <div className="foot-inner">
        {logo}
        <nav aria-label={words.footer}>
          <ul>
            {pages.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p>{siteConfig().landing.claimsLine}</p>
      </div>
    </footer>
  );
}
