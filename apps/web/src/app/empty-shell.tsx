import { Spinner } from '@groundwork/web-ui';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { words } from './app.wording.ts';
import './signed-in-layout.css';

const entries = 7;

/** The frame of a signed-in screen before it is known who is signed in. */
export const EmptyShell = ({ label = words.loading }: { readonly label?: string }) => (
  <div className="shell">
    <aside className="shell-side" aria-hidden="true">
      <span className="shell-brand">
        <BrandLogo />
      </span>
      <div className="shell-nav shell-nav-empty">
        {Array.from({ length: entries }, (_, entry) => (
          <span key={entry} />
        ))}
      </div>
    </aside>
    <header className="shell-top" aria-hidden="true">
      <span className="shell-brand">
        <BrandLogo />
      </span>
    </header>
    <main className="shell-main">
      <Spinner label={label} />
    </main>
  </div>
);
