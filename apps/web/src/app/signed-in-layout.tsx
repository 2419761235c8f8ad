import { componentTokens, Loading, RowsSkeleton, useStillness, useTheme } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ConfigProvider, theme as componentTheme } from 'antd';
import { Suspense } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../features/confirm-identity/components/confirm-dialog.tsx';
import { useLiveUpdates } from '../features/live-updates/api/use-live-updates.ts';
import { NoticeBell } from '../features/notices/components/notice-bell.tsx';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { brand } from '#shared/brand/brand.ts';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { chosenBusiness } from '#shared/business/chosen-business.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session/use-session.ts';
import { styleNonce } from '#shared/style-nonce.ts';
import { ActingBand } from './acting-band.tsx';
import { words } from './app.wording.ts';
import { BusinessGate } from './business-gate.tsx';
import { BusinessChoice } from './business-choice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErasureBanner } from './erasure-banner.tsx';
import { homeOf } from './navigation-entries.ts';
import { Navigation } from './navigation.tsx';
import { PhoneBar } from './phone-bar.tsx';
import './signed-in-layout.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { useRole } from './use-role.ts';
import { UserMenu } from './user-menu.tsx';

function BrandLink() {
  const { to, label } = homeOf(useRole());
  return (
    <Link
      className="shell-brand"
      to={to}
      aria-label={fill(words.homeLink, { product: brand.name, screen: label.toLowerCase() })}
    >
      <BrandLogo />
    </Link>
  );
}

function LoadingScreen() {
  return (
    <Loading label={words.loading}>
      <RowsSkeleton rows={4} />
    </Loading>
  );
}

function Screen() {
  const { pathname } = useLocation();
  const home = homeOf(useRole());
  if (pathname === paths.dashboard() && home.to !== pathname) return <Navigate replace to={home.to} />;
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <BusinessGate waiting={<LoadingScreen />}>
          <Outlet />
        </BusinessGate>
      </Suspense>
    </ErrorBoundary>
  );
}

function Frame({ businessId }: { readonly businessId: string }) {
  useLiveUpdates(businessId);
  const main = useNavigationFocus();
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {words.skip}
      </a>
      <aside className="shell-side">
        <BrandLink />
        <Navigation />
        <ThemeSwitch />
      </aside>
      <header className="shell-top">
        <BrandLink />
        <BusinessChoice />
        <NoticeBell />
        <UserMenu />
      </header>
      <main className="shell-main" id="content" tabIndex={-1} ref={main}>
        <ActingBand />
        <ErasureBanner />
        <Screen />
      </main>
      <PhoneBar />
      <ConfirmDialog />
    </div>
  );
}

/** A screen reader expects a menu inside the landmark of its button. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('main, header, [role=dialog]') ?? document.body;
}

const csp = { nonce: styleNonce() };

/** Only this chunk and its screens contain the component library. */
export default function SignedInLayout() {
  const { mode } = useTheme();
  const still = useStillness();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const businessId = chosenBusiness.read()?.id ?? userId;
  return (
    <ConfigProvider
      csp={csp}
      getPopupContainer={popupContainer}
      theme={{
        cssVar: { key: 'groundwork' },
        hashed: false,
        algorithm: mode === 'dark' ? componentTheme.darkAlgorithm : componentTheme.defaultAlgorithm,
        token: componentTokens(mode, still),
      }}
    >
      <QueryProvider key={`${userId}:${businessId}`} live>
        <Frame businessId={businessId} />
      </QueryProvider>
    </ConfigProvider>
  );
}
