import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { SignInRpc } from './features/sign-in/sign-in.rpc.ts';
import { SignIn } from './features/sign-in/sign-in.use-case.ts';
import { SignOutRpc } from './features/sign-out/sign-out.rpc.ts';
import { SignOut } from './features/sign-out/sign-out.use-case.ts';
import { SignUpRpc } from './features/sign-up/sign-up.rpc.ts';
import { SignUp } from './features/sign-up/sign-up.use-case.ts';
import { VerifyTokenRpc } from './features/verify-token/verify-token.rpc.ts';
import type { IdentityConfig } from './identity.config.ts';
import { identityDatabase } from './persistence/database.ts';

@Module({})
class IdentityModule {}

export const identityModule = (config: IdentityConfig): DynamicModule => ({
  module: IdentityModule,
  imports: [
    DatabaseModule.forService(identityDatabase, config),
    MessagingModule.forService('identity', config),
    EventsModule.forService('identity', config),
  ],
  controllers: [SignUpRpc, SignInRpc, SignOutRpc, VerifyTokenRpc],
  providers: [SignUp, SignIn, SignOut],
});
