import type { Invoice } from '@groundwork/contracts';
import { Badge, Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { useInvoices } from '../api/use-invoices.ts';
import { words } from '../subscribe.wording.ts';

const statusLabels: Readonly<Record<string, string>> = words.invoices.statuses;

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
      <Badge tone={status === 'paid' ? 'good' : 'warn'}>{statusLabels[status] ?? status}</Badge>
      {url === null ? null : (
        <a href={url} target="_blank" rel="noreferrer">
          {words.invoices.view}
          <span className="gw-hidden"> {fill(words.invoices.invoice, { number: number ?? '' })}</span>
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
  if (data !== undefined) {
    return <EmptyState title={words.invoices.emptyTitle} text={words.invoices.emptyText} />;
  }
  if (error === undefined) {
    return (
      <Loading label={words.invoices.loading}>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  return <ErrorState {...words.invoices.loadFailed} message={serverMessageOf(error)} onRetry={refresh} />;
}

export function BillingHistory() {
  return (
    <Card title={words.invoices.title} className="billing-history">
      <Invoices />
    </Card>
  );
}
