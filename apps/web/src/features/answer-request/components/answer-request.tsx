import type { OpenedRequest, PublicBrand } from '@groundwork/contracts';
import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenedLink } from '#shared/api/use-opened-link.ts';
import { formatDate } from '#shared/formatting/format.ts';
import '#shared/business/people.css';
import { words } from '../answer-request.wording.ts';
import { openRequest } from '../api/answer-calls.ts';
import { AnswerForm } from './answer-form.tsx';
import './answer-request.css';

function Wanted({ request }: { readonly request: OpenedRequest }) {
  const { title, note, dueOn, askedBy, businessName: business } = request;
  const from = fill(words.from, { name: askedBy.name, business });
  return (
    <>
      <h2>{title}</h2>
      <p>{dueOn === null ? from : `${from} ${fill(words.due, { date: formatDate(dueOn) })}`}</p>
      {note === null ? null : <p className="answer-note">{note}</p>}
    </>
  );
}

interface AnswerRequestProps {
  readonly onBrand: (brand: PublicBrand | null) => void;
}

export function AnswerRequest({ onBrand }: AnswerRequestProps) {
  const token = useLocation().hash.slice(1);
  const { state, load } = useOpenedLink(token, openRequest);
  const brand = typeof state === 'string' ? null : state.brand;
  useEffect(() => onBrand(brand), [brand, onBrand]);
  if (state === 'not-valid') return <ErrorState title={words.notValid} text={words.notValidText} />;
  if (state === 'away') return <ErrorState title={words.away} text={words.awayText} onRetry={load} />;
  if (state === 'loading') {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={3} />
      </Loading>
    );
  }
  return (
    <div className="answer-request">
      <Wanted request={state} />
      <AnswerForm token={token} request={state} />
    </div>
  );
}
