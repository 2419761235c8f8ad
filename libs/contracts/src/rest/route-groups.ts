import { accountRoutes } from './account.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import { billingRoutes } from './billing.routes.ts';
import type { RouteContract } from './define.ts';
import { documentRoutes } from './document.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { lenderRoutes } from './lender.routes.ts';
import { noticeRoutes } from './notice.routes.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { scoreRoutes } from './score.routes.ts';
import { siteRoutes } from './site.routes.ts';

/** The routes of one capability. */
export interface RouteGroup {
  name: string;
  description: string;
  routes: Readonly<Record<string, RouteContract>>;
}

export const routeGroups: readonly RouteGroup[] = [
  {
    name: 'Sign-in',
    description: 'Sign up, sign in and out; users and their roles.',
    routes: identityRoutes,
  },
  {
    name: 'Account',
    description: 'Name, picture, password, email, sessions and two-step sign-in of the user.',
    routes: accountRoutes,
  },
  { name: 'Notices', description: 'What happened, and how the user learns of it.', routes: noticeRoutes },
  {
    name: 'Score',
    description: 'The score with its reasons, its history, its advice and the way to a target.',
    routes: scoreRoutes,
  },
  {
    name: 'Business profile',
    description: 'The fields of the profile, their history and the bank accounts.',
    routes: profileRoutes,
  },
  {
    name: 'Documents',
    description: 'Upload, analysis and review of documents.',
    routes: documentRoutes,
  },
  {
    name: 'Lenders',
    description: 'Matches of the user with lenders, and the catalogue of lenders.',
    routes: lenderRoutes,
  },
  { name: 'Subscription', description: 'The plan of the user and its payment.', routes: billingRoutes },
  {
    name: 'Privacy',
    description: 'Erasure, export, consents and who read what.',
    routes: privacyRoutes,
  },
  { name: 'Operation', description: 'For admins: audit, dead letters and support.', routes: adminRoutes },
  {
    name: 'Site',
    description: 'Settings of the site, live updates and this description.',
    routes: siteRoutes,
  },
];
