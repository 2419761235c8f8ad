import type { Invoice } from '@groundwork/contracts';
import { Badge, Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { QueryResult } from '#shared/api/query-result.tsx';
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
  const { loadFailed, loading, emptyTitle, emptyText } = words.invoices;
  return (
    <QueryResult query={useInvoices()} failure={loadFailed} loading={loading} rows={2}>
      {(invoices) =>
        invoices.length === 0 ? (
          <EmptyState title={emptyTitle} text={emptyText} />
        ) : (
          <ul className="invoices">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )
      }
    </QueryResult>
  );
}

export function BillingHistory() {
  return (
    <Card title={words.invoices.title} className="billing-history">
      <Invoices />
    </Card>
  );
}
