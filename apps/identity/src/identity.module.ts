import { type DynamicModule, Module } from '@nestjs/common';
import { FieldCipher } from '@groundwork/platform-crypto';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { ChangePlanOnSubscriptionChanged } from './features/change-plan/change-plan-on-subscription-changed.consumer.ts';
import { ChangeRoleRpc } from './features/change-role/change-role.rpc.ts';
import { ChangeRole } from './features/change-role/change-role.use-case.ts';
import { FirstAdmin } from './features/grant-first-admin/first-admin.ts';
import { GrantFirstAdmin } from './features/grant-first-admin/grant-first-admin.ts';
import { AttemptLimits } from './features/limit-attempts/attempt-limits.ts';
import { ListUsersRpc } from './features/list-users/list-users.rpc.ts';
import { PruneExpired } from './features/prune-expired/prune-expired.ts';
import { SignInRpc } from './features/sign-in/sign-in.rpc.ts';
import { SignIn } from './features/sign-in/sign-in.use-case.ts';
import { SignOutRpc } from './features/sign-out/sign-out.rpc.ts';
import { SignOut } from './features/sign-out/sign-out.use-case.ts';
import { SignUpRpc } from './features/sign-up/sign-up.rpc.ts';
import { SignUp } from './features/sign-up/sign-up.use-case.ts';
import { VerifyTokenRpc } from './features/verify-token/verify-token.rpc.ts';
import type { IdentityConfig } from './identity.config.ts';
import { identityDatabase } from './persistence/database.ts';
import { privacyControllers, privacyProviders } from './privacy.providers.ts';

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
    ListUsersRpc,
    ChangeRoleRpc,
    ...privacyControllers,
  ],
  providers: [
    SignUp,
    SignIn,
    SignOut,
    ChangeRole,
    ChangePlanOnSubscriptionChanged,
    GrantFirstAdmin,
    PruneExpired,
    ...privacyProviders(config),
    { provide: FieldCipher, useFactory: () => new FieldCipher(config.FIELD_KEYS) },
    { provide: FirstAdmin, useValue: new FirstAdmin(config.FIRST_ADMIN_EMAIL) },
    {
      provide: AttemptLimits,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new AttemptLimits(dataSource, config),
    },
  ],
});
