import { matchPath } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { type Need, type Screen, screen } from './screen.ts';

export const signedInScreens: readonly Screen[] = [
  screen(paths.dashboard(), 'signed-in', () => import('../pages/dashboard-page.tsx'), 'score'),
  screen(paths.documents(), 'signed-in', () => import('../pages/documents-page.tsx'), 'documents'),
  screen(paths.firstSteps(), 'signed-in', () => import('../pages/first-steps-page.tsx'), 'profile'),
  screen(paths.score(), 'signed-in', () => import('../pages/score-page.tsx'), 'score'),
  screen(paths.scoreReport(), 'signed-in', () => import('../pages/score-report-page.tsx'), 'score'),
  screen(paths.plan(), 'signed-in', () => import('../pages/plan-page.tsx'), 'score'),
  screen(paths.lenders(), 'signed-in', () => import('../pages/lenders-page.tsx'), 'matches'),
  screen(paths.lenderRecords(), 'signed-in', () => import('../pages/lender-records-page.tsx'), 'matches'),
  screen(paths.packages(), 'signed-in', () => import('../pages/packages-page.tsx'), 'packages'),
  screen(paths.newPackage(), 'signed-in', () => import('../pages/new-package-page.tsx'), 'packages'),
  screen(paths.package(':id'), 'signed-in', () => import('../pages/package-page.tsx'), 'packages'),
  screen(paths.profile(), 'signed-in', () => import('../pages/profile-page.tsx'), 'profile'),
  screen(
    paths.profileInterview(),
    'signed-in',
    () => import('../pages/profile-interview-page.tsx'),
    'profile',
  ),
  screen(paths.banking(), 'signed-in', () => import('../pages/banking-page.tsx'), 'banking'),
  screen(paths.subscribe(), 'signed-in', () => import('../pages/subscribe-page.tsx'), 'billing'),
  screen(paths.people(), 'signed-in', () => import('../pages/people-page.tsx'), 'owner'),
  screen(paths.access(), 'signed-in', () => import('../pages/access-page.tsx')),
  screen(paths.practice(), 'signed-in', () => import('../pages/practice-page.tsx')),
  screen(paths.account(), 'signed-in', () => import('../pages/account-page.tsx')),
  screen(paths.privacyCenter(), 'signed-in', () => import('../pages/privacy-center-page.tsx')),
  screen(paths.review(), 'reviewer', () => import('../pages/review-page.tsx')),
  screen(paths.users(), 'admin', () => import('../pages/users-page.tsx')),
  screen(paths.businesses(), 'admin', () => import('../pages/businesses-page.tsx')),
  screen(paths.lenderCatalog(), 'admin', () => import('../pages/lender-catalog-page.tsx')),
  screen(paths.recordImports(), 'admin', () => import('../pages/record-imports-page.tsx')),
  screen(paths.lenderFeeds(), 'admin', () => import('../pages/lender-feeds-page.tsx')),
  screen(paths.audit(), 'admin', () => import('../pages/audit-page.tsx')),
  screen(paths.deadLetters(), 'admin', () => import('../pages/dead-letters-page.tsx')),
  screen(paths.blankForms(), 'admin', () => import('../pages/blank-forms-page.tsx')),
  screen(paths.support(), 'admin', () => import('../pages/support-page.tsx')),
];

/** An address without parameters comes before one that has some, as in the router. */
export function needOf(path: string): Need | null {
  const named =
    signedInScreens.find((each) => each.path === path) ??
    signedInScreens.find((each) => matchPath(each.path, path) !== null);
  return named?.need ?? null;
}
