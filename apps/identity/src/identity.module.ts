import { type DynamicModule, Module } from '@nestjs/common';
import { FieldCipher } from '@groundwork/platform-crypto';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { fieldKeysHeld } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { ChangeEmailRpc } from './features/change-email/change-email.rpc.ts';
import { ChangeEmail } from './features/change-email/change-email.use-case.ts';
import { ChangePlanOnSubscriptionChanged } from './features/change-plan/change-plan-on-subscription-changed.consumer.ts';
import { ChangeRoleRpc } from './features/change-role/change-role.rpc.ts';
import { ChangeRole } from './features/change-role/change-role.use-case.ts';
import { EndSessionsRpc } from './features/end-sessions/end-sessions.rpc.ts';
import { EndSessions } from './features/end-sessions/end-sessions.use-case.ts';
import { FirstAdmin } from './features/grant-first-admin/first-admin.ts';
import { GrantFirstAdmin } from './features/grant-first-admin/grant-first-admin.ts';
import { AttemptLimits } from './features/limit-attempts/attempt-limits.ts';
import { ListUsersRpc } from './features/list-users/list-users.rpc.ts';
import { ChangePassword } from './features/manage-account/change-password.use-case.ts';
import { ManageAccountRpc } from './features/manage-account/manage-account.rpc.ts';
import { ProveOwner } from './features/manage-account/prove-owner.ts';
import { PruneExpired } from './features/prune-expired/prune-expired.ts';
import { ForgotPassword } from './features/recover-access/forgot-password.ts';
import { IssueResetLink } from './features/recover-access/issue-reset-link.use-case.ts';
import { RecoverAccessRpc } from './features/recover-access/recover-access.rpc.ts';
import { ResetPassword } from './features/recover-access/reset-password.use-case.ts';
import { MailBox } from './features/send-mail/mail-box.ts';
import { MailRelay } from './features/send-mail/mail-relay.ts';
import { Smtp } from './features/send-mail/smtp.ts';
import { SignInRpc } from './features/sign-in/sign-in.rpc.ts';
import { SignIn } from './features/sign-in/sign-in.use-case.ts';
import { SignOutRpc } from './features/sign-out/sign-out.rpc.ts';
import { SignOut } from './features/sign-out/sign-out.use-case.ts';
import { SignUpRpc } from './features/sign-up/sign-up.rpc.ts';
import { SignUp } from './features/sign-up/sign-up.use-case.ts';
import { AddNotice } from './features/tell-notices/add-notice.ts';
import { TellNoticesRpc } from './features/tell-notices/tell-notices.rpc.ts';
import { TellOnEvents } from './features/tell-notices/tell-on-events.consumer.ts';
import { SecondFactor } from './features/two-step-sign-in/second-factor.ts';
import { TwoStepSignInRpc } from './features/two-step-sign-in/two-step-sign-in.rpc.ts';
import { TwoStepSignIn } from './features/two-step-sign-in/two-step-sign-in.use-case.ts';
import { VerifyTokenRpc } from './features/verify-token/verify-token.rpc.ts';
import type { IdentityConfig } from './identity.config.ts';
import { DataKeys } from './persistence/data-keys.ts';
import { identityDatabase } from './persistence/database.ts';
import { privacyControllers, privacyProviders } from './privacy.providers.ts';

/** Before keys are rotated an operator asks each process whether it holds the new one. */
function cipherOf({ FIELD_KEYS }: IdentityConfig): FieldCipher {
  const cipher = new FieldCipher(FIELD_KEYS);
  fieldKeysHeld.reset();
  for (const key of cipher.keyIds) fieldKeysHeld.set({ key, first: String(key === cipher.currentId) }, 1);
  return cipher;
}

/** What is made of the configuration, and not of other parts alone. */
function configured(config: IdentityConfig) {
  const publicUrl = new URL(config.PUBLIC_URL).origin;
  const smtp = config.SMTP_URL === '' ? undefined : new Smtp(config.SMTP_URL, config.MAIL_FROM);
  return [
    { provide: FieldCipher, useFactory: () => cipherOf(config) },
    { provide: FirstAdmin, useValue: new FirstAdmin(config.FIRST_ADMIN_EMAIL) },
    {
      provide: AttemptLimits,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new AttemptLimits(dataSource, config),
    },
    {
      provide: MailBox,
      inject: [DataKeys],
      useFactory: (keys: DataKeys) => new MailBox(keys, smtp !== undefined),
    },
    {
      provide: MailRelay,
      inject: [DataSource, DataKeys],
      useFactory: (dataSource: DataSource, keys: DataKeys) =>
        new MailRelay(dataSource, keys, smtp, publicUrl),
    },
    {
      provide: IssueResetLink,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new IssueResetLink(dataSource, publicUrl),
    },
  ];
}

@Module({})
class IdentityModule {}

export const identityModule = (config: IdentityConfig): DynamicModule => ({
  module: IdentityModule,
  imports: [
    DatabaseModule.forService(identityDatabase, config),
    MessagingModule.forService('identity', config),
    EventsModule.forService('identity', config),
  ],
  controllers: [
    SignUpRpc,
    SignInRpc,
    SignOutRpc,
    VerifyTokenRpc,
    EndSessionsRpc,
    ManageAccountRpc,
    TwoStepSignInRpc,
    RecoverAccessRpc,
    ChangeEmailRpc,
    TellNoticesRpc,
    ListUsersRpc,
    ChangeRoleRpc,
    ...privacyControllers,
  ],
  providers: [
    SignUp,
    SignIn,
    SignOut,
    ChangeRole,
    ChangePassword,
    ChangeEmail,
    EndSessions,
    ForgotPassword,
    ResetPassword,
    TwoStepSignIn,
    SecondFactor,
    ProveOwner,
    DataKeys,
    AddNotice,
    TellOnEvents,
    ChangePlanOnSubscriptionChanged,
    GrantFirstAdmin,
    PruneExpired,
    ...configured(config),
    ...privacyProviders(config),
  ],
});
