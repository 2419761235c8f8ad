import { paths } from '#shared/paths.ts';
import { BrandLogo } from './brand-logo.tsx';
import { siteConfig } from './site-config.ts';
import './site-footer.css';

const pages = [
  { href: paths.howTheScoreWorks(), name: 'How the score works' },
  { href: paths.privacy(), name: 'Privacy' },
  { href: paths.terms(), name: 'Terms' },
] as const;

/** Plain links, so full page loads: the security policy of `/` differs from that of every other page. */
export function SiteFooter() {
  return (
    <footer className="foot">
      <div className="foot-inner">
        <BrandLogo />
        <nav aria-label="About this site">
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
