import { Injectable } from '@nestjs/common';
import type { ErasureId, ErasureReport, Invoice, UserId } from '@groundwork/contracts';
import { emptyReport, type OwnerErasure } from '@groundwork/platform-erasure';
import { DataSource, type EntityManager } from 'typeorm';
import { erasureTexts } from '../../billing.wording.ts';
import { Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';

const isIssued = ({ status }: Invoice) => status !== 'draft';

@Injectable()
export class EraseCustomer implements OwnerErasure {
  readonly tableLabels = { subscriptions: erasureTexts.subscription, given_plans: erasureTexts.givenPlans };

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
  ) {}

  async eraseOutsideDatabase(userId: UserId, erasureId: ErasureId): Promise<ErasureReport> {
    const customerId = (await this.subscriptions.find(userId))?.customerId;
    if (!customerId) return emptyReport;
    const { provider } = this.payments;
    return this.subscriptions.withLock(userId, async () => {
      const invoices = (await provider.invoices(customerId)).filter(isIssued);
      for (const invoice of invoices) await this.storeInvoice(invoice, erasureId);
      const ended = await provider.deleteCustomer(customerId);
      return {
        erased: [
          { what: erasureTexts.customer, count: 1 },
          { what: erasureTexts.endedSubscription, count: ended },
        ],
        kept: [],
      };
    });
  }

  async eraseInTransaction(manager: EntityManager, _: UserId, erasureId: ErasureId): Promise<ErasureReport> {
    const select = 'select count(*)::int as count from kept_invoices where erasure_id = $1';
    const [row]: { count: number }[] = await manager.query(select, [erasureId]);
    return {
      erased: [],
      kept: [{ what: erasureTexts.invoices, count: row?.count ?? 0, why: erasureTexts.retentionReason }],
    };
  }

  private async storeInvoice(
    { id, number, createdAt, amount, currency, status }: Invoice,
    erasureId: ErasureId,
  ): Promise<void> {
    await this.dataSource.query(
      `insert into kept_invoices (invoice_id, erasure_id, number, issued_at, amount_cents, currency, status)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (invoice_id) do update set erasure_id = $2`,
      [id, erasureId, number, createdAt, Math.round(amount * 100), currency, status],
    );
  }
}
