import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule } from '@groundwork/platform-messaging';
import { StorageModule } from '@groundwork/platform-storage';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AdministerUsersController } from './features/administer-users/administer-users.controller.ts';
import {
  ManageBankFilesController,
  UploadBankFileController,
} from './features/import-bank-files/import-bank-files.controller.ts';
import { ImportBankFiles } from './features/import-bank-files/import-bank-files.use-case.ts';
import { ReadCashFlowController } from './features/read-cash-flow/read-cash-flow.controller.ts';
import { ManageRecommendationsController } from './features/manage-recommendations/manage-recommendations.controller.ts';
import { ChangePictureController } from './features/change-picture/change-picture.controller.ts';
import { ChangePicture } from './features/change-picture/change-picture.use-case.ts';
import { CheckCriteriaController } from './features/check-criteria/check-criteria.controller.ts';
import { CheckCriteria } from './features/check-criteria/check-criteria.use-case.ts';
import { ManageFeedsController } from './features/manage-feeds/manage-feeds.controller.ts';
import { ConnectAccountsController } from './features/connect-accounts/connect-accounts.controller.ts';
import { DescribeApiController } from './features/describe-api/describe-api.controller.ts';
import { DownloadExportController } from './features/download-export/download-export.controller.ts';
import { DownloadExport } from './features/download-export/download-export.query.ts';
import { EditProfileController } from './features/edit-profile/edit-profile.controller.ts';
import {
  ExplainScoreController,
  TraceScoreController,
} from './features/explain-score/explain-score.controller.ts';
import { ExplainScore } from './features/explain-score/explain-score.use-case.ts';
import { HandleDeadLettersController } from './features/handle-dead-letters/handle-dead-letters.controller.ts';
import { HandleDeadLetters } from './features/handle-dead-letters/handle-dead-letters.use-case.ts';
import { ImportCatalogController } from './features/import-catalog/import-catalog.controller.ts';
import { ImportCatalog } from './features/import-catalog/import-catalog.use-case.ts';
import {
  ImportLoanRecordsController,
  ManageLoanRecordsController,
} from './features/import-loan-records/import-loan-records.controller.ts';
import { ImportLoanRecords } from './features/import-loan-records/import-loan-records.use-case.ts';
import { QueryLoanRecordsController } from './features/query-loan-records/query-loan-records.controller.ts';
import { ManageCatalogController } from './features/manage-catalog/manage-catalog.controller.ts';
import { ManagePrivacyController } from './features/manage-privacy/manage-privacy.controller.ts';
import {
  ManageAccountController,
  ManageSignInController,
} from './features/manage-account/manage-account.controller.ts';
import { ManageDocumentsController } from './features/manage-documents/manage-documents.controller.ts';
import {
  InspectMatchesController,
  MatchLendersController,
} from './features/match-lenders/match-lenders.controller.ts';
import { MatchLenders } from './features/match-lenders/match-lenders.query.ts';
import { PlanToGoalController } from './features/plan-to-goal/plan-to-goal.controller.ts';
import { PlanToGoal } from './features/plan-to-goal/plan-to-goal.query.ts';
import { ReadAccessLogController } from './features/read-access-log/read-access-log.controller.ts';
import { ReadAccessLog } from './features/read-access-log/read-access-log.query.ts';
import { ReadAuditController } from './features/read-audit/read-audit.controller.ts';
import { ReadAudit } from './features/read-audit/read-audit.query.ts';
import { ReadDashboardController } from './features/read-dashboard/read-dashboard.controller.ts';
import { ReadDashboard } from './features/read-dashboard/read-dashboard.query.ts';
import { ReadSiteConfigController } from './features/read-site-config/read-site-config.controller.ts';
import { ReadSiteConfig, SITE_CONFIG_FILE } from './features/read-site-config/read-site-config.query.ts';
import { ReceiveWebhookController } from './features/receive-webhook/receive-webhook.controller.ts';
import {
  OneTimeLinksController,
  RecoverAccessController,
} from './features/recover-access/recover-access.controller.ts';
import { ReviewDocumentsController } from './features/review-documents/review-documents.controller.ts';
import { SignInController } from './features/sign-in/sign-in.controller.ts';
import { SignOutController } from './features/sign-out/sign-out.controller.ts';
import { SignOut } from './features/sign-out/sign-out.use-case.ts';
import { StreamLiveUpdatesController } from './features/stream-live-updates/stream-live-updates.controller.ts';
import {
  HEARTBEAT_MS,
  StreamLiveUpdates,
} from './features/stream-live-updates/stream-live-updates.use-case.ts';
import {
  ChangePlanController,
  ReadPlanController,
} from './features/subscribe-to-plan/subscribe-to-plan.controller.ts';
import { SupportOwnersController } from './features/support-owners/support-owners.controller.ts';
import { ReadNoticesController } from './features/read-notices/read-notices.controller.ts';
import { TwoStepSignInController } from './features/two-step-sign-in/two-step-sign-in.controller.ts';
import { UploadDocumentController } from './features/upload-document/upload-document.controller.ts';
import { UploadDocument } from './features/upload-document/upload-document.use-case.ts';
import { CatalogReaders } from './files/catalog-readers.adapter.ts';
import { ClamdScan } from './files/clamd.adapter.ts';
import { NoVirusScan, VirusScan } from './files/virus-scan.port.ts';
import type { GatewayConfig } from './gateway.config.ts';
import { ProblemFilter, UNDECLARED_REFUSALS } from './http/problem.filter.ts';
import { LiveHub } from './live/live-hub.adapter.ts';
import { AccessGuard, PUBLIC_ORIGIN } from './session/access.guard.ts';
import { DiskSpace } from './files/disk-space.adapter.ts';
import { StaffTwoStep } from './session/staff-two-step.adapter.ts';
import { SessionCookies } from './session/session-cookie.adapter.ts';
import { LateRevocations } from './session/late-revocations.adapter.ts';
import { Sessions } from './session/sessions.adapter.ts';

@Module({})
class GatewayModule {}

export const controllers = [
  AdministerUsersController,
  ManageRecommendationsController,
  ChangePictureController,
  CheckCriteriaController,
  ManageFeedsController,
  ConnectAccountsController,
  DescribeApiController,
  DownloadExportController,
  EditProfileController,
  ExplainScoreController,
  TraceScoreController,
  HandleDeadLettersController,
  ImportCatalogController,
  ManageBankFilesController,
  UploadBankFileController,
  ReadCashFlowController,
  ImportLoanRecordsController,
  ManageLoanRecordsController,
  QueryLoanRecordsController,
  ManageCatalogController,
  ManagePrivacyController,
  ManageAccountController,
  ManageSignInController,
  ManageDocumentsController,
  InspectMatchesController,
  MatchLendersController,
  PlanToGoalController,
  ReadAccessLogController,
  ReadAuditController,
  ReadDashboardController,
  ReadSiteConfigController,
  ReceiveWebhookController,
  OneTimeLinksController,
  RecoverAccessController,
  ReviewDocumentsController,
  SignInController,
  SignOutController,
  StreamLiveUpdatesController,
  ChangePlanController,
  ReadPlanController,
  SupportOwnersController,
  ReadNoticesController,
  TwoStepSignInController,
  UploadDocumentController,
];

const entries = [
  ChangePicture,
  CheckCriteria,
  DownloadExport,
  ExplainScore,
  HandleDeadLetters,
  ImportBankFiles,
  CatalogReaders,
  ImportCatalog,
  ImportLoanRecords,
  MatchLenders,
  PlanToGoal,
  ReadAccessLog,
  ReadAudit,
  ReadDashboard,
  ReadSiteConfig,
  SignOut,
  StreamLiveUpdates,
  UploadDocument,
];

const scanMs = 30_000;

export const gatewayModule = (config: GatewayConfig): DynamicModule => ({
  module: GatewayModule,
  imports: [MessagingModule.forService('gateway', config), StorageModule.forService(config)],
  controllers,
  providers: [
    ...entries,
    Sessions,
    LateRevocations,
    LiveHub,
    // shorter than the idle time after which the gateway closes a connection
    { provide: HEARTBEAT_MS, useValue: Math.min(15_000, (config.IDLE_SECONDS * 1000) / 2) },
    { provide: SITE_CONFIG_FILE, useValue: config.SITE_CONFIG },
    { provide: StaffTwoStep, useValue: new StaffTwoStep(config.STAFF_TWO_STEP === 'required') },
    { provide: DiskSpace, useValue: new DiskSpace(config.DISK_FREE_MB) },
    {
      provide: VirusScan,
      useValue: config.CLAMD_URL ? new ClamdScan(new URL(config.CLAMD_URL), scanMs) : new NoVirusScan(),
    },
    { provide: PUBLIC_ORIGIN, useValue: new URL(config.PUBLIC_URL).origin },
    { provide: SessionCookies, useValue: new SessionCookies(new URL(config.PUBLIC_URL).origin) },
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: UNDECLARED_REFUSALS, useValue: config.UNDECLARED_REFUSALS },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
});
