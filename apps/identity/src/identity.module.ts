import { type DynamicModule, Module } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { RejectErasedOwners } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { createStorage, DocumentFiles, ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { TxtRecords } from './dns/txt-records.adapter.ts';
import { FirstAdmin } from './domain/first-admin.model.ts';
import { entriesOf } from './domain/practice-hosts.rules.ts';
import { SessionTimes } from './domain/session-times.rules.ts';
import { ExportHours } from './features/build-exports/build-exports.use-case.ts';
import { ErasurePause } from './features/carry-out-erasures/carry-out-erasures.use-case.ts';
import { IssueResetLink } from './features/issue-reset-link/issue-reset-link.use-case.ts';
import { AttemptLimits } from './features/limit-attempts/limit-attempts.use-case.ts';
import { ProveHost } from './features/prove-host/prove-host.query.ts';
import { GraceDays } from './features/request-erasure/request-erasure.use-case.ts';
import { PublicOrigin } from './features/send-invitation/send-invitation.use-case.ts';
import { MailRelay } from './features/send-mail/send-mail.use-case.ts';
import type { IdentityConfig } from './identity.config.ts';
import { controllers, providers } from './identity.features.ts';
import { Smtp } from './mail/smtp.adapter.ts';
import { DataKeys } from './persistence/data-key.repository.ts';
import { identityDatabase } from './persistence/database.ts';
import { EmailLinks } from './persistence/email-link.repository.ts';
import { ErasedLedger } from './persistence/erased-ledger.store.ts';
import { MailQueue } from './persistence/mail-queue.repository.ts';

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
    {
      provide: ProveHost,
      useValue: new ProveHost(new TxtRecords(entriesOf(config.DNS_SERVERS)), {
        own: new URL(config.PUBLIC_URL).hostname,
        listed: config.PRACTICE_HOSTS,
      }),
    },
    { provide: PublicOrigin, useValue: new PublicOrigin(publicUrl) },
    { provide: GraceDays, useValue: new GraceDays(config.ERASURE_GRACE_DAYS) },
    { provide: ErasurePause, useValue: new ErasurePause(config.ERASURE_PAUSE_SECONDS) },
    { provide: ExportHours, useValue: new ExportHours(config.EXPORT_HOURS) },
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
  controllers: [...controllers, operatorCalls(rpc.identity)],
  providers: [
    auditSealer('identity', config),
    ...providers,
    DataKeys,
    EmailLinks,
    ErasedLedger,
    RejectErasedOwners,
    // Readiness does not depend on object storage: a sign-in needs no files.
    DocumentFiles,
    { provide: ObjectStorage, useFactory: () => createStorage(config.STORAGE_URL) },
    ...configuredProviders(config),
  ],
});
