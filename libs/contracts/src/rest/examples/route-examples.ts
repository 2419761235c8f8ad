import { withPlainUnits } from '../../plain-units.ts';
import { type RouteName, routes } from '../routes.ts';
import {
  accountExamples,
  linkExamples,
  noticeExamples,
  sessionExamples,
  signInExamples,
  twoStepExamples,
  staffRequestExamples,
  userAccessExamples,
  userExamples,
} from './account.ts';
import { bankFileExamples, cashFlowExamples } from './bank-records.ts';
import { documentExamples, reviewExamples } from './documents.ts';
import { figureExamples } from './figures.ts';
import { lenderCriteriaExamples, lenderFeedExamples } from './lender-feeds.ts';
import { lenderRecordExamples, recordImportExamples } from './lender-records.ts';
import { catalogExamples } from './catalog.ts';
import { lenderExamples } from './lenders.ts';
import { documentRequestExamples } from './document-requests.ts';
import { lenderRequestExamples } from './lender-requests.ts';
import { packageExamples, packageLinkExamples, sharedExamples } from './packages.ts';
import {
  brandExamples,
  businessExamples,
  clientNoteExamples,
  invitationExamples,
  oversightExamples,
  peopleExamples,
  practiceExamples,
} from './people.ts';
import { adminExamples, privacyExamples } from './privacy.ts';
import { bankAccountExamples, profileExamples } from './profile.ts';
import { adviceExamples, scoreExamples } from './score.ts';
import { siteExamples } from './site.ts';
import { subscriptionExamples } from './subscription.ts';

export interface RouteExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  reply?: unknown;
}

const written: Partial<Record<RouteName, RouteExample>> = {
  ...signInExamples,
  ...userExamples,
  ...accountExamples,
  ...sessionExamples,
  ...twoStepExamples,
  ...linkExamples,
  ...userAccessExamples,
  ...staffRequestExamples,
  ...noticeExamples,
  ...scoreExamples,
  ...adviceExamples,
  ...profileExamples,
  ...figureExamples,
  ...bankAccountExamples,
  ...bankFileExamples,
  ...cashFlowExamples,
  ...documentExamples,
  ...reviewExamples,
  ...lenderExamples,
  ...catalogExamples,
  ...lenderCriteriaExamples,
  ...lenderFeedExamples,
  ...lenderRecordExamples,
  ...recordImportExamples,
  ...packageExamples,
  ...packageLinkExamples,
  ...documentRequestExamples,
  ...lenderRequestExamples,
  ...sharedExamples,
  ...businessExamples,
  ...peopleExamples,
  ...invitationExamples,
  ...practiceExamples,
  ...brandExamples,
  ...clientNoteExamples,
  ...oversightExamples,
  ...subscriptionExamples,
  ...privacyExamples,
  ...adminExamples,
  ...siteExamples,
};

function asSent([name, example]: [string, RouteExample]): [string, RouteExample] {
  const { reply } = routes[name as RouteName];
  const hasReply = reply !== null && example.reply !== undefined;
  return [name, hasReply ? { ...example, reply: withPlainUnits(reply, example.reply) } : example];
}

export const routeExamples: Partial<Record<RouteName, RouteExample>> = Object.fromEntries(
  Object.entries(written).map(asSent),
);
