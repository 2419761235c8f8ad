import { paths } from '#shared/paths.ts';
import { type Screen, screen } from './screen.ts';

export const publicScreens: readonly Screen[] = [
  screen(paths.erasureReceipt(':id'), 'anybody', () => import('../pages/erasure-receipt-page.tsx')),
  screen(paths.sharedFile(), 'anybody', () => import('../pages/shared-file-page.tsx')),
  screen(paths.request(), 'anybody', () => import('../pages/request-page.tsx')),
  screen(paths.invitation(), 'anybody', () => import('../pages/invitation-page.tsx')),
  screen(paths.howTheScoreWorks(), 'anybody', () => import('../pages/how-the-score-works-page.tsx')),
  screen(paths.sampleReport(), 'anybody', () => import('../pages/sample-report-page.tsx')),
  screen(paths.resetPassword(), 'anybody', () => import('../pages/reset-password-page.tsx')),
  screen(paths.confirmEmail(), 'anybody', () => import('../pages/confirm-email-page.tsx')),
  screen(paths.confirmReplyTo(), 'anybody', () => import('../pages/confirm-reply-to-page.tsx')),
  screen(paths.lenderCriteria(), 'anybody', () => import('../pages/lender-criteria-page.tsx')),
  screen(paths.privacy(), 'anybody', () => import('../pages/privacy-page.tsx')),
  screen(paths.verify(), 'anybody', () => import('../pages/verify-page.tsx')),
  screen(paths.terms(), 'anybody', () => import('../pages/terms-page.tsx')),
];
