import type { RouteContract } from './define.ts';
import {
  accountRoutes,
  linkRoutes,
  sessionRoutes,
  staffRequestRoutes,
  twoStepRoutes,
  userAccessRoutes,
} from './account.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import { bankFileRoutes, cashFlowRoutes } from './bank-records.routes.ts';
import { brandRoutes } from './brand.routes.ts';
import { documentRoutes } from './document.routes.ts';
import { reviewRoutes } from './review.routes.ts';
import { signInRoutes, userRoutes } from './identity.routes.ts';
import { figureRoutes } from './figure.routes.ts';
import { lenderCriteriaRoutes, lenderFeedRoutes } from './lender-feed.routes.ts';
import { lenderRecordRoutes, recordImportRoutes } from './lender-record.routes.ts';
import { catalogRoutes, lenderRoutes } from './lender.routes.ts';
import { noticeRoutes } from './notice.routes.ts';
import { documentRequestRoutes, requestAnswerRoutes } from './document-request.routes.ts';
import { lenderRequestRoutes } from './lender-request.routes.ts';
import { packageLinkRoutes, packageRoutes } from './package.routes.ts';
import { businessRoutes, invitationRoutes, peopleRoutes } from './people.routes.ts';
import { oversightRoutes } from './oversight.routes.ts';
import { clientNoteRoutes, practiceRoutes } from './practice.routes.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { bankAccountRoutes, profileRoutes } from './profile.routes.ts';
import { adviceRoutes, scoreRoutes } from './score.routes.ts';
import { sharedRoutes } from './shared.routes.ts';
import { liveRoutes, siteRoutes } from './site.routes.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

export interface Capability {
  name: string;
  description: string;
  routes: Record<string, RouteContract>;
}

export const capabilities: readonly Capability[] = [
  {
    name: 'Sign-in',
    description: 'Create an account, sign in and out, and recover access with one-time links.',
    routes: { ...signInRoutes, ...linkRoutes },
  },
  {
    name: 'Account',
    description: 'Name, picture, email, password, sessions and two-step sign-in of the signed-in user.',
    routes: { ...accountRoutes, ...sessionRoutes, ...twoStepRoutes },
  },
  {
    name: 'Profile',
    description: 'The business profile behind every score and match.',
    routes: profileRoutes,
  },
  {
    name: 'Figures',
    description: 'Each figure with its sources, its value in force, and the decisions of the owner.',
    routes: figureRoutes,
  },
  {
    name: 'Bank accounts',
    description: 'Bank accounts whose balances count toward the score.',
    routes: bankAccountRoutes,
  },
  {
    name: 'Bank records',
    description: 'Import files of bank rows and undo an import.',
    routes: bankFileRoutes,
  },
  {
    name: 'Cash flow',
    description: 'Bank rows with their classes, the figures that follow, and what they prove.',
    routes: cashFlowRoutes,
  },
  {
    name: 'Documents',
    description: 'Upload documents, follow their analysis, open and sort them.',
    routes: documentRoutes,
  },
  {
    name: 'Score',
    description: 'The readiness score from 0 to 1000, its reasons, its history and the way to a goal.',
    routes: scoreRoutes,
  },
  {
    name: 'Recommendations',
    description: 'The steps that raise the score most, alone and together.',
    routes: adviceRoutes,
  },
  {
    name: 'Lenders',
    description: 'Which lenders fit, why they fit, what a loan costs and what would qualify.',
    routes: lenderRoutes,
  },
  {
    name: 'Loan records',
    description: 'Which lenders made SBA loans to which businesses, from public data.',
    routes: lenderRecordRoutes,
  },
  {
    name: 'Lender’s file',
    description: 'Freeze a signed file for a lender, send a link to it, and see who read which page.',
    routes: { ...packageRoutes, ...packageLinkRoutes, ...lenderRequestRoutes },
  },
  {
    name: 'Document requests',
    description: 'Request a document by a link. The holder of the link answers without an account.',
    routes: { ...documentRequestRoutes, ...requestAnswerRoutes },
  },
  {
    name: 'Shared file',
    description: 'What the reader of a link sees. These calls need no account.',
    routes: sharedRoutes,
  },
  {
    name: 'People',
    description: 'Businesses, who has access to which of their areas, until when, and invitations.',
    routes: { ...businessRoutes, ...peopleRoutes, ...invitationRoutes },
  },
  {
    name: 'Practices',
    description: 'The firm of an adviser, its staff and its clients.',
    routes: { ...practiceRoutes, ...clientNoteRoutes, ...brandRoutes },
  },
  {
    name: 'Subscription',
    description: 'The plan of the user, its invoices and the webhook of the payment provider.',
    routes: subscriptionRoutes,
  },
  {
    name: 'Notices',
    description: 'The notices of the owner, and how each kind is sent.',
    routes: noticeRoutes,
  },
  {
    name: 'Privacy',
    description: 'Export and erase all data, list consents, and list each access to the data.',
    routes: privacyRoutes,
  },
  {
    name: 'Live updates',
    description: 'One stream that names what to fetch again.',
    routes: liveRoutes,
  },
  {
    name: 'Review',
    description: 'Documents that wait for a reviewer.',
    routes: reviewRoutes,
  },
  {
    name: 'User administration',
    description: 'Roles, sessions and access of all users, for admins.',
    routes: { ...userRoutes, ...userAccessRoutes, ...staffRequestRoutes },
  },
  {
    name: 'Business administration',
    description: 'All businesses and practices, their plans and managers, for admins.',
    routes: oversightRoutes,
  },
  {
    name: 'Lender catalog',
    description: 'The lender catalog and its imports, for admins.',
    routes: catalogRoutes,
  },
  {
    name: 'Lender criteria format',
    description: 'The open format in which lenders publish their criteria: its schema and a check.',
    routes: lenderCriteriaRoutes,
  },
  {
    name: 'Lender feeds',
    description: 'Feeds of lender criteria, their documents and what these change, for admins.',
    routes: lenderFeedRoutes,
  },
  {
    name: 'Loan record imports',
    description: 'Upload, review and publish files of SBA loans, for admins.',
    routes: recordImportRoutes,
  },
  {
    name: 'Operation',
    description: 'Audit log, failed events and support, for admins.',
    routes: adminRoutes,
  },
  {
    name: 'Site',
    description: 'The settings of this site and this description.',
    routes: siteRoutes,
  },
];
