import { type DynamicModule, Module } from '@nestjs/common';
import { FieldCipher } from '@groundwork/platform-crypto';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { fieldKeysHeld } from '@groundwork/platform-observability';
import { GetProfileRpc } from './features/get-profile/get-profile.rpc.ts';
import { SaveProfileRpc } from './features/save-profile/save-profile.rpc.ts';
import { SaveProfile } from './features/save-profile/save-profile.use-case.ts';
import { profileDatabase } from './persistence/database.ts';
import { ProfileRepository } from './persistence/profile.repository.ts';
import type { ProfileConfig } from './profile.config.ts';

/** Before keys are rotated an operator asks each process whether it holds the new one. */
function cipherOf({ FIELD_KEYS }: ProfileConfig): FieldCipher {
  const cipher = new FieldCipher(FIELD_KEYS);
  fieldKeysHeld.reset();
  for (const key of cipher.keyIds) fieldKeysHeld.set({ key, first: String(key === cipher.currentId) }, 1);
  return cipher;
}

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
  providers: [SaveProfile, ProfileRepository, { provide: FieldCipher, useFactory: () => cipherOf(config) }],
});
