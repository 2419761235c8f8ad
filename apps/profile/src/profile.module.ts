import { type DynamicModule, Module } from '@nestjs/common';
import { FieldCipher } from '@groundwork/platform-crypto';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { GetProfileRpc } from './features/get-profile/get-profile.rpc.ts';
import { SaveProfileRpc } from './features/save-profile/save-profile.rpc.ts';
import { SaveProfile } from './features/save-profile/save-profile.use-case.ts';
import { profileDatabase } from './persistence/database.ts';
import { ProfileRepository } from './persistence/profile.repository.ts';
import type { ProfileConfig } from './profile.config.ts';

@Module({})
class ProfileModule {}

export const profileModule = (config: ProfileConfig): DynamicModule => ({
  module: ProfileModule,
  imports: [
    DatabaseModule.forService(profileDatabase, config),
    MessagingModule.forService('profile', config),
    EventsModule.forService('profile', config),
  ],
  controllers: [GetProfileRpc, SaveProfileRpc],
  providers: [
    SaveProfile,
    ProfileRepository,
    { provide: FieldCipher, useFactory: () => new FieldCipher(config.FIELD_KEYS) },
  ],
});
