import { paths } from '#shared/paths.ts';
import { type Screen, screen } from './screen.ts';

export const signedInScreens: readonly Screen[] = [
  screen(paths.dashboard(), 'signed-in', () => import('../pages/dashboard-page.tsx')),
  screen(paths.documents(), 'signed-in', () => import('../pages/documents-page.tsx')),
  screen(paths.firstSteps(), 'signed-in', () => import('../pages/first-steps-page.tsx')),
  screen(paths.score(), 'signed-in', () => import('../pages/score-page.tsx')),
  screen(paths.scoreReport(), 'signed-in', () => import('../pages/score-report-page.tsx')),
  screen(paths.plan(), 'signed-in', () => import('../pages/plan-page.tsx')),
  screen(paths.lenders(), 'signed-in', () => import('../pages/lenders-page.tsx')),
  screen(paths.lenderRecords(), 'signed-in', () => import('../pages/lender-records-page.tsx')),
  screen(paths.profile(), 'signed-in', () => import('../pages/profile-page.tsx')),
  screen(paths.profileInterview(), 'signed-in', () => import('../pages/profile-interview-page.tsx')),
  screen(paths.banking(), 'signed-in', () => import('../pages/banking-page.tsx')),
  screen(paths.subscribe(), 'signed-in', () => import('../pages/subscribe-page.tsx')),
  screen(paths.account(), 'signed-in', () => import('../pages/account-page.tsx')),
  screen(paths.privacyCenter(), 'signed-in', () => import('../pages/privacy-center-page.tsx')),
  screen(paths.review(), 'reviewer', () => import('../pages/review-page.tsx')),
  screen(paths.users(), 'admin', () => import('../pages/users-page.tsx')),
  screen(paths.lenderCatalog(), 'admin', () => import('../pages/lender-catalog-page.tsx')),
  screen(paths.recordImports(), 'admin', () => import('../pages/record-imports-page.tsx')),
  screen(paths.lenderFeeds(), 'admin', () => import('../pages/lender-feeds-page.tsx')),
  screen(paths.audit(), 'admin', () => import('../pages/audit-page.tsx')),
  screen(paths.deadLetters(), 'admin', () => import('../pages/dead-letters-page.tsx')),
  screen(paths.support(), 'admin', () => import('../pages/support-page.tsx')),
];
