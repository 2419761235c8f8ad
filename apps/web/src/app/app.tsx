import { Spinner } from '@groundwork/web-ui';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
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
  { path: '/admin/audit', Screen: AuditPage },
  { path: '/admin/dead-letters', Screen: DeadLettersPage },
  { path: '/admin/support', Screen: SupportPage },
];

function Screens() {
  return (
    <Routes>
      <Route path="/" element={<HomeRoute />} />
      <Route
        element={
          <ProtectedRoute>
            <SignedInLayout />
          </ProtectedRoute>
        }
      >
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/documents" element={<DocumentsPage />} />
        <Route path="/first-steps" element={<FirstStepsPage />} />
        <Route path="/score" element={<ScorePage />} />
        <Route path="/score/report" element={<ScoreReportPage />} />
        <Route path="/plan" element={<PlanPage />} />
        <Route path="/lenders" element={<LendersPage />} />
        <Route path="/business-profile" element={<ProfilePage />} />
        <Route path="/banking-info" element={<BankingPage />} />
        <Route path="/subscribe" element={<SubscribePage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/privacy-center" element={<PrivacyCenterPage />} />
        <Route
          path="/review"
          element={
            <RoleRoute role="reviewer">
              <ReviewPage />
            </RoleRoute>
          }
        />
        <Route
          path="/admin/users"
          element={
            <RoleRoute role="admin">
              <UsersPage />
            </RoleRoute>
          }
        />
        <Route
          path="/admin/lenders"
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
      <Route path="/erasure/:id" element={<ErasureReceiptPage />} />
      <Route path="/how-the-score-works" element={<HowTheScoreWorksPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/terms" element={<TermsPage />} />
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
