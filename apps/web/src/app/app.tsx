import { Spinner } from '@groundwork/web-ui';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Toaster } from '#shared/toast/toaster.tsx';
import { DocumentBorder } from './document-border.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HomeRoute } from './home-route.tsx';
import { ProtectedRoute } from './protected-route.tsx';
import { RoleRoute } from './role-route.tsx';

const SignedInLayout = lazy(() => import('./signed-in-layout.tsx'));
const DashboardPage = lazy(() => import('../pages/dashboard-page.tsx'));
const DocumentsPage = lazy(() => import('../pages/documents-page.tsx'));
const ScorePage = lazy(() => import('../pages/score-page.tsx'));
const ScoreReportPage = lazy(() => import('../pages/score-report-page.tsx'));
const PlanPage = lazy(() => import('../pages/plan-page.tsx'));
const FirstStepsPage = lazy(() => import('../pages/first-steps-page.tsx'));
const SubscribePage = lazy(() => import('../pages/subscribe-page.tsx'));
const LendersPage = lazy(() => import('../pages/lenders-page.tsx'));
const ProfilePage = lazy(() => import('../pages/profile-page.tsx'));
const BankingPage = lazy(() => import('../pages/banking-page.tsx'));
const AccountPage = lazy(() => import('../pages/account-page.tsx'));
const ReviewPage = lazy(() => import('../pages/review-page.tsx'));
const LenderCataloguePage = lazy(() => import('../pages/lender-catalogue-page.tsx'));
const UsersPage = lazy(() => import('../pages/users-page.tsx'));
const ResetPasswordPage = lazy(() => import('../pages/reset-password-page.tsx'));
const ConfirmEmailPage = lazy(() => import('../pages/confirm-email-page.tsx'));
const HowTheScoreWorksPage = lazy(() => import('../pages/how-the-score-works-page.tsx'));
const PrivacyPage = lazy(() => import('../pages/privacy-page.tsx'));
const TermsPage = lazy(() => import('../pages/terms-page.tsx'));
const PrivacyCenterPage = lazy(() => import('../pages/privacy-center-page.tsx'));
const ErasureReceiptPage = lazy(() => import('../pages/erasure-receipt-page.tsx'));
const AuditPage = lazy(() => import('../pages/audit-page.tsx'));
const DeadLettersPage = lazy(() => import('../pages/dead-letters-page.tsx'));
const SupportPage = lazy(() => import('../pages/support-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found-page.tsx'));

const operatorScreens = [
  { path: paths.audit(), Screen: AuditPage },
  { path: paths.deadLetters(), Screen: DeadLettersPage },
  { path: paths.support(), Screen: SupportPage },
];

function Screens() {
  return (
    <Routes>
      <Route path={paths.home()} element={<HomeRoute />} />
      <Route
        element={
          <ProtectedRoute>
            <SignedInLayout />
          </ProtectedRoute>
        }
      >
        <Route path={paths.dashboard()} element={<DashboardPage />} />
        <Route path={paths.documents()} element={<DocumentsPage />} />
        <Route path={paths.firstSteps()} element={<FirstStepsPage />} />
        <Route path={paths.score()} element={<ScorePage />} />
        <Route path={paths.scoreReport()} element={<ScoreReportPage />} />
        <Route path={paths.plan()} element={<PlanPage />} />
        <Route path={paths.lenders()} element={<LendersPage />} />
        <Route path={paths.profile()} element={<ProfilePage />} />
        <Route path={paths.banking()} element={<BankingPage />} />
        <Route path={paths.subscribe()} element={<SubscribePage />} />
        <Route path={paths.account()} element={<AccountPage />} />
        <Route path={paths.privacyCenter()} element={<PrivacyCenterPage />} />
        <Route
          path={paths.review()}
          element={
            <RoleRoute role="reviewer">
              <ReviewPage />
            </RoleRoute>
          }
        />
        <Route
          path={paths.users()}
          element={
            <RoleRoute role="admin">
              <UsersPage />
            </RoleRoute>
          }
        />
        <Route
          path={paths.lenderCatalogue()}
          element={
            <RoleRoute role="admin">
              <LenderCataloguePage />
            </RoleRoute>
          }
        />
        {operatorScreens.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <RoleRoute role="admin">
                <Screen />
              </RoleRoute>
            }
          />
        ))}
      </Route>
      <Route path={paths.erasureReceipt(':id')} element={<ErasureReceiptPage />} />
      <Route path={paths.howTheScoreWorks()} element={<HowTheScoreWorksPage />} />
      <Route path={paths.resetPassword()} element={<ResetPasswordPage />} />
      <Route path={paths.confirmEmail()} element={<ConfirmEmailPage />} />
      <Route path={paths.privacy()} element={<PrivacyPage />} />
      <Route path={paths.terms()} element={<TermsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

export function App() {
  return (
    <>
      <ErrorBoundary>
        <BrowserRouter>
          <DocumentBorder>
            <Suspense fallback={<Spinner label="Loading" />}>
              <Screens />
            </Suspense>
          </DocumentBorder>
        </BrowserRouter>
      </ErrorBoundary>
      <Toaster />
    </>
  );
}
