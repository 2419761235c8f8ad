import { type DynamicModule, Module } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { auditSealer } from '@groundwork/platform-audit';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { DatabaseModule } from '@groundwork/platform-database';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { StorageModule } from '@groundwork/platform-storage';
import { SigningKeys } from './domain/signing-keys.rules.ts';
import { SITE_ORIGIN } from './domain/site-address.model.ts';
import { EraseSharing } from './features/erase-owner/erase-owner.use-case.ts';
import { buildJobs } from './persistence/build-jobs.store.ts';
import { sharingDatabase } from './persistence/database.ts';
import { NewVersions } from './persistence/new-version.repository.ts';
import { BlankForms } from './forms/blank-forms.adapter.ts';
import { FormFolder } from './forms/form-folder.reader.ts';
import { OwnerKeys } from './persistence/owner-key.repository.ts';
import { PackageViews } from './persistence/package-view.repository.ts';
import type { SharingConfig } from './sharing.config.ts';
import { controllers, providers } from './sharing.features.ts';

@Module({})
class SharingModule {}

export const sharingModule = (config: SharingConfig): DynamicModule => ({
  module: SharingModule,
  imports: [
    DatabaseModule.forService(sharingDatabase, config),
    MessagingModule.forService('sharing', config),
    EventsModule.forService('sharing', config),
    StorageModule.forService(config),
  ],
  controllers: [...controllers, operatorCalls(rpc.sharing)],
  providers: [
    auditSealer('sharing', config),
    ...providers,
    { provide: FieldCipher, useFactory: () => createCipher(config) },
    { provide: SigningKeys, useValue: new SigningKeys(config.PACKAGE_SIGNING_KEYS) },
    { provide: SITE_ORIGIN, useValue: new URL(config.PUBLIC_URL).origin },
    buildJobs(config.REDIS_URL),
    BlankForms,
    {
      provide: FormFolder,
      inject: [BlankForms],
      useFactory: (blanks: BlankForms) => new FormFolder(config.FORMS_DIR, blanks),
    },
    OwnerKeys,
    NewVersions,
    PackageViews,
    ...erasureProviders('sharing', {
      inject: [EraseSharing],
      useFactory: (erasure: EraseSharing) => erasure,
    }),
  ],
});
