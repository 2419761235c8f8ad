import type { ErasureReceipt } from '@groundwork/contracts';
import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { HttpError, serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useReceipt } from '../api/use-privacy-records.ts';
import { countText, partName, stateText } from '../model/receipt-texts.ts';
import { words as privacyWords } from '../privacy-center.wording.ts';
import './privacy-center.css';

const { receipt: words } = privacyWords;

type Part = ErasureReceipt['services'][number];

function PartOfReceipt({ part: { service, at, erased, kept } }: { readonly part: Part }) {
  return (
    <section className="receipt-part">
      <h2>{partName(service)}</h2>
      <p>{at === null ? words.pending : fill(words.erased, { time: formatMoment(at) })}</p>
      <ul>
        {erased.map((each) => (
          <li key={each.what}>{countText(each)}</li>
        ))}
      </ul>
      {kept.length === 0 ? null : (
        <>
          <h3>{words.retained}</h3>
          <ul>
            {kept.map((each) => (
              <li key={each.what}>
                {countText(each)} <span className="receipt-retained">{each.why}</span>
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
    return <ErrorState title={words.missing} message={null} text={words.missingText} />;
  return (
    <ErrorState
      title={words.notLoaded}
      message={serverMessageOf(error)}
      text={privacyWords.retry}
      onRetry={onRetry}
    />
  );
}

export function ErasureReceiptView({ id }: { readonly id: string }) {
  const { data, error, refresh } = useReceipt(id);
  if (data === undefined && error !== undefined) return <NoReceipt error={error} onRetry={refresh} />;
  if (data === undefined) {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={3} />
      </Loading>
    );
  }
  const hasStarted = data.state === 'running' || data.state === 'done';
  return (
    <>
      <p role="status" className="receipt-state">
        {stateText(data, formatMoment)}
      </p>
      <p className="receipt-retained">
        {fill(words.requested, { id: data.id, time: formatMoment(data.requestedAt) })}
      </p>
      {hasStarted ? data.services.map((part) => <PartOfReceipt key={part.service} part={part} />) : null}
    </>
  );
}
