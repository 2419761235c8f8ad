import { type DynamicModule, Module } from '@nestjs/common';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import type { BillingConfig } from './billing.config.ts';
import { controllers, providers } from './billing.features.ts';
import { EraseCustomer } from './features/erase-owner/erase-owner.use-case.ts';
import { RECONCILE_MS } from './features/reconcile-subscriptions/reconcile-subscriptions.use-case.ts';
import { Payments } from './payments/payments.port.ts';
import { wirePayments } from './payments/payments.providers.ts';
import { WebhookSignatures } from './payments/webhook-signatures.adapter.ts';
import { billingDatabase } from './persistence/database.ts';
import { FileUses, QUOTA_FACTOR } from './persistence/file-use.repository.ts';
import { Subscriptions } from './persistence/subscription.repository.ts';
import { WebhookEvents } from './persistence/webhook-event.repository.ts';

@Module({})
class BillingModule {}

export const billingModule = (config: BillingConfig): DynamicModule => ({
  module: BillingModule,
  imports: [
    DatabaseModule.forService(billingDatabase, config),
    MessagingModule.forService('billing', config),
    EventsModule.forService('billing', config),
  ],
  controllers: [...controllers, operatorCalls(rpc.billing)],
  providers: [
    auditSealer('billing', config),
    ...providers,
    Subscriptions,
    WebhookEvents,
    FileUses,
    ...erasureProviders('billing', {
      inject: [EraseCustomer],
      useFactory: (erasure: EraseCustomer) => erasure,
    }),
    { provide: Payments, useValue: wirePayments(config) },
    { provide: WebhookSignatures, useValue: new WebhookSignatures(config.STRIPE_WEBHOOK_SECRET) },
    { provide: RECONCILE_MS, useValue: config.RECONCILE_SECONDS * 1000 },
    { provide: QUOTA_FACTOR, useValue: config.DOCUMENT_QUOTA_FACTOR },
  ],
});
