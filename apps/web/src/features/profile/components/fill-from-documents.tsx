import { lazy, Suspense } from 'react';
import { useProposals } from '#shared/evidence/use-proposals.ts';
import { words } from '../profile.wording.ts';
import './fill-from-documents.css';

const Proposals = lazy(() => import('./proposal-list.tsx'));

/** Nothing to fill needs no space above the form. */
export function FillFromDocuments() {
  const { data, error } = useProposals();
  if (data === undefined && error !== undefined)
    return (
      <p className="fill-from-documents" role="status">
        {words.proposalsAway}
      </p>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Proposals proposals={data} />
    </Suspense>
  );
}
