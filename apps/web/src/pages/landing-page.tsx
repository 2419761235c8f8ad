import { useIsLive } from '@groundwork/web-ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entrySearch, type EntryView, entryViewOf } from '../features/auth/model/entry-view.ts';
import { ClosingCall, Security } from '../features/landing/components/closing.tsx';
import { Demo } from '../features/landing/components/demo.tsx';
import { Features } from '../features/landing/components/features.tsx';
import { Hero } from '../features/landing/components/hero.tsx';
import { ThreeAnswers } from '../features/landing/components/three-answers.tsx';
import { TopBar } from '../features/landing/components/top-bar.tsx';
import { WhenVisible } from '../features/landing/components/when-visible.tsx';
import { SiteFooter } from '#shared/brand/site-footer.tsx';
import { paths } from '#shared/paths.ts';
import { VisitNotice } from '#shared/session/visit-notice.tsx';
import '../features/landing/components/hero.css';
import '../features/landing/components/product.css';
import '../features/landing/components/three-answers.css';
import '../features/landing/components/demo.css';
import '../features/landing/components/landing.css';
import '../features/landing/components/landing-narrow.css';

const EntryDialog = lazy(() =>
  import('../features/auth/components/entry-dialog.tsx').then((file) => ({ default: file.EntryDialog })),
);

const Trust = lazy(() =>
  import('../features/landing/components/trust.tsx').then((file) => ({ default: file.Trust })),
);

/** The browser cannot scroll to #demo before React renders the section. */
function useAnchor(hash: string): void {
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

export default function LandingPage() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const view = isLive ? entryViewOf(search) : null;
  const open = (next: EntryView) => () =>
    void navigate({ pathname: paths.home(), search: entrySearch(search, next) });
  useAnchor(hash);

  return (
    <div className="landing">
      {view === null ? <VisitNotice /> : null}
      <TopBar onSignIn={open('signin')} onSignUp={open('signup')} />
      <main>
        <Hero onStart={open('signup')} />
        <ThreeAnswers onStart={open('signup')} />
        <Demo />
        <Features />
        <WhenVisible className="trust-place">
          <Trust />
        </WhenVisible>
        <Security />
        <ClosingCall onStart={open('signup')} />
      </main>
      <SiteFooter />
      <Suspense fallback={null}>{view === null ? null : <EntryDialog view={view} />}</Suspense>
    </div>
  );
}
