import type { Invoice } from '@groundwork/contracts';
import { Badge, Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { useInvoices } from '../api/use-invoices.ts';

const words: Readonly<Record<string, string>> = { paid: 'Paid', open: 'Open', void: 'Void' };

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { number, description, createdAt, amount, currency, status, pageUrl, pdfUrl } = invoice;
  const url = pageUrl ?? pdfUrl;
  return (
    <li>
      <div>
        <h3>{description}</h3>
        <p>
          {formatDate(createdAt)}
          {number === null ? '' : ` · ${number}`}
        </p>
      </div>
      <strong>{formatMoney(amount, currency)}</strong>
      <Badge tone={status === 'paid' ? 'good' : 'warn'}>{words[status] ?? status}</Badge>
      {url === null ? null : (
        <a href={url} target="_blank" rel="noreferrer">
          View<span className="gw-hidden"> invoice {number}</span>
        </a>
      )}
    </li>
  );
}

function Invoices() {
  const { data, error, refresh } = useInvoices();
  if (data !== undefined && data.length > 0) {
    return (
      <ul className="invoices">
        {data.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    );
  }
  if (data !== undefined) return <EmptyState title="No invoices yet" text="Each payment is listed here." />;
  if (error === undefined) {
    return (
      <Loading label="Loading your invoices">
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  return (
    <ErrorState
      title="Your invoices could not be loaded"
      message={serverMessageOf(error)}
      text="Nothing is lost. Try again in a moment."
      onRetry={refresh}
    />
  );
}

export function BillingHistory() {
  return (
    <Card title="Billing history" className="billing-history">
      <Invoices />
    </Card>
  );
}
