import { type DynamicModule, Module } from '@nestjs/common';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { ChangeEmailRpc } from './features/change-email/change-email.rpc.ts';
import { ChangeEmail } from './features/change-email/change-email.use-case.ts';
import { ChangePlanOnSubscriptionChanged } from './features/change-plan/change-plan-on-subscription-changed.consumer.ts';
import { ChangeRoleRpc } from './features/change-role/change-role.rpc.ts';
import { ChangeRole } from './features/change-role/change-role.use-case.ts';
import { ConfirmIdentityRpc } from './features/confirm-identity/confirm-identity.rpc.ts';
import { ConfirmIdentity } from './features/confirm-identity/confirm-identity.use-case.ts';
import { DecideStaffRequestRpc } from './features/decide-staff-request/decide-staff-request.rpc.ts';
import { DecideStaffRequest } from './features/decide-staff-request/decide-staff-request.use-case.ts';
import { EndSessionsRpc } from './features/end-sessions/end-sessions.rpc.ts';
import { EndSessions } from './features/end-sessions/end-sessions.use-case.ts';
import { SessionTimes } from './domain/session-times.rules.ts';
import { FirstAdmin } from './domain/first-admin.model.ts';
import { GrantFirstAdmin } from './features/grant-first-admin/grant-first-admin.use-case.ts';
import { AttemptLimits } from './features/limit-attempts/limit-attempts.use-case.ts';
import { ListUsersRpc } from './features/list-users/list-users.rpc.ts';
import { ChangePassword } from './features/change-password/change-password.use-case.ts';
import { VerifyOwner } from './features/verify-owner/verify-owner.use-case.ts';
import { PruneExpired } from './features/prune-expired/prune-expired.use-case.ts';
import { ForgotPassword } from './features/forgot-password/forgot-password.use-case.ts';
import { IssueResetLink } from './features/issue-reset-link/issue-reset-link.use-case.ts';
import { ResetPassword } from './features/reset-password/reset-password.use-case.ts';
import { MailQueue } from './persistence/mail-queue.repository.ts';
import { MailRelay } from './features/send-mail/send-mail.use-case.ts';
import { Smtp } from './mail/smtp.adapter.ts';
import { SignInRpc } from './features/sign-in/sign-in.rpc.ts';
import { SignIn } from './features/sign-in/sign-in.use-case.ts';
import { SignOutRpc } from './features/sign-out/sign-out.rpc.ts';
import { SignOut } from './features/sign-out/sign-out.use-case.ts';
import { SignUpRpc } from './features/sign-up/sign-up.rpc.ts';
import { SignUp } from './features/sign-up/sign-up.use-case.ts';
import { AddNotice } from './features/add-notice/add-notice.use-case.ts';
import { SecondFactor } from './features/check-second-factor/check-second-factor.use-case.ts';
import { TwoStepSignInRpc } from './features/two-step-sign-in/two-step-sign-in.rpc.ts';
import { TwoStepSignIn } from './features/two-step-sign-in/two-step-sign-in.use-case.ts';
import { VerifyTokenRpc } from './features/verify-token/verify-token.rpc.ts';
import { ChangeAccountRpc } from './features/change-account/change-account.rpc.ts';
import { ChangeAccount } from './features/change-account/change-account.use-case.ts';
import { ChangePasswordRpc } from './features/change-password/change-password.rpc.ts';
import { ForgotPasswordRpc } from './features/forgot-password/forgot-password.rpc.ts';
import { GrantFirstAdminJob } from './features/grant-first-admin/grant-first-admin.job.ts';
import { IssueResetLinkRpc } from './features/issue-reset-link/issue-reset-link.rpc.ts';
import { ListSessions } from './features/list-sessions/list-sessions.query.ts';
import { ListSessionsRpc } from './features/list-sessions/list-sessions.rpc.ts';
import { ListStaffRequests } from './features/list-staff-requests/list-staff-requests.query.ts';
import { ListStaffRequestsRpc } from './features/list-staff-requests/list-staff-requests.rpc.ts';
import { ListUsers } from './features/list-users/list-users.query.ts';
import { PruneExpiredJob } from './features/prune-expired/prune-expired.job.ts';
import { ReadNoticesRpc } from './features/read-notices/read-notices.rpc.ts';
import { ReadNotices } from './features/read-notices/read-notices.use-case.ts';
import { RenewTokenRpc } from './features/renew-token/renew-token.rpc.ts';
import { RenewToken } from './features/renew-token/renew-token.use-case.ts';
import { ResetPasswordRpc } from './features/reset-password/reset-password.rpc.ts';
import { NotifyOnEventsConsumer } from './features/notify-on-events/notify-on-events.consumer.ts';
import { NotifyOnEvents } from './features/notify-on-events/notify-on-events.use-case.ts';
import { VerifyToken } from './features/verify-token/verify-token.use-case.ts';
import type { IdentityConfig } from './identity.config.ts';
import { DataKeys } from './persistence/data-key.repository.ts';
import { EmailLinks } from './persistence/email-link.repository.ts';
import { identityDatabase } from './persistence/database.ts';
import { privacyControllers, privacyProviders } from './privacy.providers.ts';

function configuredProviders(config: IdentityConfig) {
  const publicUrl = new URL(config.PUBLIC_URL).origin;
  const smtp = config.SMTP_URL === '' ? undefined : new Smtp(config.SMTP_URL, config.MAIL_FROM);
  return [
    { provide: FieldCipher, useFactory: () => createCipher(config) },
    {
      provide: SessionTimes,
      useValue: new SessionTimes({
        idleHours: config.SESSION_IDLE_HOURS,
        renewalHours: config.TOKEN_RENEWAL_HOURS,
      }),
    },
    { provide: FirstAdmin, useValue: new FirstAdmin(config.FIRST_ADMIN_EMAIL) },
    {
      provide: AttemptLimits,
      inject: [DataSource, MailQueue],
      useFactory: (dataSource: DataSource, mail: MailQueue) => new AttemptLimits(dataSource, mail, config),
    },
    {
      provide: MailQueue,
      inject: [DataKeys],
      useFactory: (keys: DataKeys) => new MailQueue(keys, smtp !== undefined),
    },
    {
      provide: MailRelay,
      inject: [DataSource, DataKeys],
      useFactory: (dataSource: DataSource, keys: DataKeys) =>
        new MailRelay(dataSource, keys, smtp, publicUrl),
    },
    {
      provide: IssueResetLink,
      inject: [DataSource, MailQueue],
      useFactory: (dataSource: DataSource, mail: MailQueue) =>
        new IssueResetLink(dataSource, mail, publicUrl),
    },
  ];
}

const accountControllers = [
  SignUpRpc,
  SignInRpc,
  SignOutRpc,
  VerifyTokenRpc,
  RenewTokenRpc,
  ConfirmIdentityRpc,
  EndSessionsRpc,
  ListSessionsRpc,
  ChangeAccountRpc,
  ChangePasswordRpc,
  TwoStepSignInRpc,
  ForgotPasswordRpc,
  IssueResetLinkRpc,
  ResetPasswordRpc,
  ChangeEmailRpc,
  ReadNoticesRpc,
  ListUsersRpc,
  ChangeRoleRpc,
  ListStaffRequestsRpc,
  DecideStaffRequestRpc,
];

const accountProviders = [
  SignUp,
  SignIn,
  SignOut,
  RenewToken,
  ConfirmIdentity,
  ChangeRole,
  DecideStaffRequest,
  ListStaffRequests,
  ChangeAccount,
  ChangePassword,
  ListSessions,
  ListUsers,
  ReadNotices,
  VerifyToken,
  ChangeEmail,
  EndSessions,
  ForgotPassword,
  ResetPassword,
  TwoStepSignIn,
  SecondFactor,
  VerifyOwner,
  DataKeys,
  EmailLinks,
  AddNotice,
  NotifyOnEvents,
  NotifyOnEventsConsumer,
  ChangePlanOnSubscriptionChanged,
  GrantFirstAdmin,
  PruneExpired,
  GrantFirstAdminJob,
  PruneExpiredJob,
];

@Module({})
class IdentityModule {}

export const identityModule = (config: IdentityConfig): DynamicModule => ({
  module: IdentityModule,
  imports: [
    DatabaseModule.forService(identityDatabase, config),
    MessagingModule.forService('identity', config),
    EventsModule.forService('identity', config),
  ],
  controllers: [...accountControllers, ...privacyControllers],
  providers: [
    auditSealer('identity', config),
    ...accountProviders,
    ...configuredProviders(config),
    ...privacyProviders(config),
  ],
});
