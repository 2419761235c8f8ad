import { type DynamicModule, Module } from '@nestjs/common';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { profileErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { AccountRepository } from './persistence/account.repository.ts';
import { profileDatabase } from './persistence/database.ts';
import { EvidenceRepository } from './persistence/evidence.repository.ts';
import { FigureRepository } from './persistence/figure.repository.ts';
import { ProfileRepository } from './persistence/profile.repository.ts';
import type { ProfileConfig } from './profile.config.ts';
import { controllers, providers } from './profile.features.ts';

@Module({})
class ProfileModule {}

export const profileModule = (config: ProfileConfig): DynamicModule => ({
  module: ProfileModule,
  imports: [
    DatabaseModule.forService(profileDatabase, config),
    MessagingModule.forService('profile', config),
    EventsModule.forService('profile', config),
  ],
  controllers: [...controllers, operatorCalls(rpc.profile)],
  providers: [
    auditSealer('profile', config),
    ...providers,
    ProfileRepository,
    EvidenceRepository,
    FigureRepository,
    AccountRepository,
    ...erasureProviders('profile', { useValue: profileErasure }),
    { provide: FieldCipher, useFactory: () => createCipher(config) },
  ],
});
