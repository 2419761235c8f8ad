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
import { documentRequestRoutes, requestAnswerRoutes } from './document-request.routes.ts';
import { figureRoutes } from './figure.routes.ts';
import { lenderCriteriaRoutes, lenderFeedRoutes } from './lender-feed.routes.ts';
import { lenderRecordRoutes, recordImportRoutes } from './lender-record.routes.ts';
import { catalogRoutes, lenderRoutes } from './lender.routes.ts';
import { noticeRoutes } from './notice.routes.ts';
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

export const routes = {
  ...signInRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...twoStepRoutes,
  ...linkRoutes,
  ...userAccessRoutes,
  ...staffRequestRoutes,
  ...noticeRoutes,
  ...scoreRoutes,
  ...adviceRoutes,
  ...profileRoutes,
  ...figureRoutes,
  ...bankAccountRoutes,
  ...bankFileRoutes,
  ...cashFlowRoutes,
  ...documentRoutes,
  ...documentRequestRoutes,
  ...requestAnswerRoutes,
  ...reviewRoutes,
  ...lenderRoutes,
  ...catalogRoutes,
  ...lenderCriteriaRoutes,
  ...lenderFeedRoutes,
  ...lenderRecordRoutes,
  ...recordImportRoutes,
  ...packageRoutes,
  ...packageLinkRoutes,
  ...lenderRequestRoutes,
  ...sharedRoutes,
  ...businessRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...practiceRoutes,
  ...brandRoutes,
  ...clientNoteRoutes,
  ...oversightRoutes,
  ...subscriptionRoutes,
  ...privacyRoutes,
  ...adminRoutes,
  ...liveRoutes,
  ...siteRoutes,
} as const;

export type RouteName = keyof typeof routes;
