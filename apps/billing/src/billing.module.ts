import { type DynamicModule, Module } from '@nestjs/common';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import type { BillingConfig } from './billing.config.ts';
import { AdmitFileRpc } from './features/admit-file/admit-file.rpc.ts';
import { AdmitFile } from './features/admit-file/admit-file.use-case.ts';
import { ApplyReading } from './features/apply-reading/apply-reading.use-case.ts';
import { CountReadingConsumer } from './features/count-reading/count-reading.consumer.ts';
import { GetFileBudget } from './features/get-file-budget/get-file-budget.query.ts';
import { GetFileBudgetRpc } from './features/get-file-budget/get-file-budget.rpc.ts';
import { ReadSubscription } from './features/read-subscription/read-subscription.query.ts';
import { ChangeSubscriptionRpc } from './features/change-subscription/change-subscription.rpc.ts';
import { ChangeSubscription } from './features/change-subscription/change-subscription.use-case.ts';
import { EraseCustomer } from './features/erase-owner/erase-owner.use-case.ts';
import { GetSubscriptionRpc } from './features/get-subscription/get-subscription.rpc.ts';
import { GetSubscription } from './features/get-subscription/get-subscription.use-case.ts';
import { ListInvoices } from './features/list-invoices/list-invoices.query.ts';
import { ListInvoicesRpc } from './features/list-invoices/list-invoices.rpc.ts';
import { ReceiveWebhookRpc } from './features/receive-webhook/receive-webhook.rpc.ts';
import { ReceiveWebhook } from './features/receive-webhook/receive-webhook.use-case.ts';
import { WebhookEvents } from './persistence/webhook-event.repository.ts';
import { ReconcileSubscriptionsJob } from './features/reconcile-subscriptions/reconcile-subscriptions.job.ts';
import {
  RECONCILE_MS,
  ReconcileSubscriptions,
} from './features/reconcile-subscriptions/reconcile-subscriptions.use-case.ts';
import { StartSubscriptionRpc } from './features/start-subscription/start-subscription.rpc.ts';
import { StartSubscription } from './features/start-subscription/start-subscription.use-case.ts';
import { Payments } from './payments/payments.port.ts';
import { WebhookSignatures } from './payments/webhook-signatures.adapter.ts';
import { wirePayments } from './payments/payments.providers.ts';
import { billingDatabase } from './persistence/database.ts';
import { FileUses, QUOTA_FACTOR } from './persistence/file-use.repository.ts';
import { Subscriptions } from './persistence/subscription.repository.ts';

@Module({})
class BillingModule {}

export const billingModule = (config: BillingConfig): DynamicModule => ({
  module: BillingModule,
  imports: [
    DatabaseModule.forService(billingDatabase, config),
    MessagingModule.forService('billing', config),
    EventsModule.forService('billing', config),
  ],
  controllers: [
    GetSubscriptionRpc,
    StartSubscriptionRpc,
    ChangeSubscriptionRpc,
    ListInvoicesRpc,
    ReceiveWebhookRpc,
    AdmitFileRpc,
    GetFileBudgetRpc,
    operatorCalls(rpc.billing),
  ],
  providers: [
    auditSealer('billing', config),
    Subscriptions,
    ReadSubscription,
    ApplyReading,
    GetSubscription,
    ListInvoices,
    StartSubscription,
    ChangeSubscription,
    ReceiveWebhook,
    WebhookEvents,
    ReconcileSubscriptions,
    ReconcileSubscriptionsJob,
    EraseCustomer,
    ...erasureProviders('billing', {
      inject: [EraseCustomer],
      useFactory: (erasure: EraseCustomer) => erasure,
    }),
    { provide: Payments, useValue: wirePayments(config) },
    { provide: WebhookSignatures, useValue: new WebhookSignatures(config.STRIPE_WEBHOOK_SECRET) },
    { provide: RECONCILE_MS, useValue: config.RECONCILE_SECONDS * 1000 },
    { provide: QUOTA_FACTOR, useValue: config.DOCUMENT_QUOTA_FACTOR },
    FileUses,
    AdmitFile,
    GetFileBudget,
    CountReadingConsumer,
  ],
});
