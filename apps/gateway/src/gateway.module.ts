import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule } from '@groundwork/platform-messaging';
import { StorageModule } from '@groundwork/platform-storage';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AdministerUsersController } from './features/administer-users/administer-users.controller.ts';
import { AdviseController } from './features/advise/advise.controller.ts';
import { ConnectAccountsController } from './features/connect-accounts/connect-accounts.controller.ts';
import { DescribeApiController } from './features/describe-api/describe-api.controller.ts';
import { EditProfileController } from './features/edit-profile/edit-profile.controller.ts';
import {
  ExplainScoreController,
  TraceScoreController,
} from './features/explain-score/explain-score.controller.ts';
import {
  ManageDocumentsController,
  OpenDocumentsController,
} from './features/manage-documents/manage-documents.controller.ts';
import {
  KeepPrivacyController,
  OpenRecordsController,
} from './features/keep-privacy/keep-privacy.controller.ts';
import { OperateController } from './features/operate/operate.controller.ts';
import {
  ImportCatalogueController,
  KeepCatalogueController,
} from './features/keep-catalogue/keep-catalogue.controller.ts';
import {
  ManageAccountController,
  ManageSignInController,
} from './features/manage-account/manage-account.controller.ts';
import { PictureController } from './features/manage-account/picture.controller.ts';
import { TwoStepSignInController } from './features/manage-account/two-step-sign-in.controller.ts';
import {
  JudgeLendersController,
  MatchLendersController,
} from './features/match-lenders/match-lenders.controller.ts';
import { PlanToGoalController } from './features/plan-to-goal/plan-to-goal.controller.ts';
import { ReadDashboardController } from './features/read-dashboard/read-dashboard.controller.ts';
import { ReadSiteConfigController } from './features/read-site-config/read-site-config.controller.ts';
import { SITE_CONFIG_FILE, SiteSettings } from './features/read-site-config/site-settings.ts';
import { ReceiveWebhookController } from './features/receive-webhook/receive-webhook.controller.ts';
import {
  OneTimeLinksController,
  RecoverAccessController,
} from './features/recover-access/recover-access.controller.ts';
import {
  OpenReviewedController,
  ReviewDocumentsController,
} from './features/review-documents/review-documents.controller.ts';
import { LateRevocations } from './features/sign-in-and-out/late-revocations.ts';
import { SignInAndOutController } from './features/sign-in-and-out/sign-in-and-out.controller.ts';
import { LiveHub } from './features/stream-live-updates/live-hub.ts';
import {
  HEARTBEAT_MS,
  StreamLiveUpdatesController,
} from './features/stream-live-updates/stream-live-updates.controller.ts';
import {
  ChangePlanController,
  ReadPlanController,
} from './features/subscribe-to-plan/subscribe-to-plan.controller.ts';
import { TellNoticesController } from './features/tell-notices/tell-notices.controller.ts';
import { UploadDocumentController } from './features/upload-document/upload-document.controller.ts';
import type { GatewayConfig } from './gateway.config.ts';
import { ProblemFilter, UNDECLARED_REFUSALS } from './http/problem.filter.ts';
import { AccessGuard, PUBLIC_ORIGIN } from './session/access.guard.ts';
import { Sessions } from './session/sessions.ts';

@Module({})
class GatewayModule {}

export const controllers = [
  SignInAndOutController,
  RecoverAccessController,
  OneTimeLinksController,
  ManageAccountController,
  ManageSignInController,
  TwoStepSignInController,
  PictureController,
  TellNoticesController,
  AdministerUsersController,
  ReadDashboardController,
  ExplainScoreController,
  TraceScoreController,
  AdviseController,
  EditProfileController,
  ConnectAccountsController,
  UploadDocumentController,
  ManageDocumentsController,
  OpenDocumentsController,
  ReviewDocumentsController,
  OpenReviewedController,
  KeepCatalogueController,
  ImportCatalogueController,
  KeepPrivacyController,
  OpenRecordsController,
  OperateController,
  MatchLendersController,
  JudgeLendersController,
  PlanToGoalController,
  ReadPlanController,
  ChangePlanController,
  ReceiveWebhookController,
  StreamLiveUpdatesController,
  DescribeApiController,
  ReadSiteConfigController,
];

export const gatewayModule = (config: GatewayConfig): DynamicModule => ({
  module: GatewayModule,
  imports: [MessagingModule.forService('gateway', config), StorageModule.forService(config)],
  controllers,
  providers: [
    Sessions,
    LateRevocations,
    LiveHub,
    // within what we take for silence ourselves
    { provide: HEARTBEAT_MS, useValue: Math.min(15_000, (config.IDLE_SECONDS * 1000) / 2) },
    SiteSettings,
    { provide: SITE_CONFIG_FILE, useValue: config.SITE_CONFIG },
    { provide: PUBLIC_ORIGIN, useValue: new URL(config.PUBLIC_URL).origin },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: UNDECLARED_REFUSALS, useValue: config.UNDECLARED_REFUSALS },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
});
