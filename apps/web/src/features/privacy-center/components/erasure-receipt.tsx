import type { ErasureReceipt } from '@groundwork/contracts';
import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { HttpError, serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useReceipt } from '../api/use-privacy-records.ts';
import { counted, partName, standingOf } from '../model/receipt-words.ts';
import './privacy-center.css';

type Part = ErasureReceipt['services'][number];

function PartOfReceipt({ part: { service, at, erased, kept } }: { readonly part: Part }) {
  return (
    <section className="receipt-part">
      <h2>{partName(service)}</h2>
      <p>{at === null ? 'Not yet' : `Erased on ${formatMoment(at)}`}</p>
      <ul>
        {erased.map((each) => (
          <li key={each.what}>{counted(each)}</li>
        ))}
      </ul>
      {kept.length === 0 ? null : (
        <>
          <h3>Kept</h3>
          <ul>
            {kept.map((each) => (
              <li key={each.what}>
                {counted(each)} <span className="receipt-kept">{each.why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function NoReceipt({ error, onRetry }: { readonly error: Error; readonly onRetry: () => Promise<void> }) {
  if (error instanceof HttpError && error.status === 404)
    return (
      <ErrorState
        title="There is no such receipt"
        message={null}
        text="Compare the address with the one you were given."
      />
    );
  return (
    <ErrorState
      title="The receipt could not be loaded"
      message={serverMessageOf(error)}
      text="Try again in a moment."
      onRetry={onRetry}
    />
  );
}

export function ErasureReceiptView({ id }: { readonly id: string }) {
  const { data, error, refresh } = useReceipt(id);
  if (data === undefined && error !== undefined) return <NoReceipt error={error} onRetry={refresh} />;
  if (data === undefined) {
    return (
      <Loading label="Loading the receipt">
        <RowsSkeleton rows={3} />
      </Loading>
    );
  }
  const begun = data.state === 'running' || data.state === 'done';
  return (
    <>
      <p role="status" className="receipt-standing">
        {standingOf(data, formatMoment)}
      </p>
      <p className="receipt-kept">
        Receipt {data.id}, asked for on {formatMoment(data.requestedAt)}
      </p>
      {begun ? data.services.map((part) => <PartOfReceipt key={part.service} part={part} />) : null}
    </>
  );
}
