import type { Role } from '@groundwork/contracts';
import { type ComponentType, lazy } from 'react';
import { paths } from '#shared/paths.ts';

export interface Screen {
  readonly path: string;
  /** A role admits only its own users. The server also checks each call. */
  readonly access: 'anybody' | 'signed-in' | Role;
  readonly Page: ComponentType;
}

const screen = (
  path: string,
  access: Screen['access'],
  load: () => Promise<{ default: ComponentType }>,
): Screen => ({ path, access, Page: lazy(load) });

export const screens: readonly Screen[] = [
  screen(paths.erasureReceipt(':id'), 'anybody', () => import('../pages/erasure-receipt-page.tsx')),
  screen(paths.howTheScoreWorks(), 'anybody', () => import('../pages/how-the-score-works-page.tsx')),
  screen(paths.sampleReport(), 'anybody', () => import('../pages/sample-report-page.tsx')),
  screen(paths.resetPassword(), 'anybody', () => import('../pages/reset-password-page.tsx')),
  screen(paths.confirmEmail(), 'anybody', () => import('../pages/confirm-email-page.tsx')),
  screen(paths.lenderCriteria(), 'anybody', () => import('../pages/lender-criteria-page.tsx')),
  screen(paths.privacy(), 'anybody', () => import('../pages/privacy-page.tsx')),
  screen(paths.terms(), 'anybody', () => import('../pages/terms-page.tsx')),
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
