import { lazy, Suspense } from 'react';
import { useProposals } from './use-proposals.ts';

const ProposalChoice = lazy(() => import('./proposal-choice.tsx'));

interface Place {
  readonly field: string;
  readonly documentId: string | null;
}

/** Absent after the owner chose, and for a figure of a witness that the evidence does not choose. */
export function ContradictionChoice({ field, documentId }: Place) {
  const { data = [] } = useProposals();
  const proposal = data.find(
    (each) =>
      each.field === field && each.current !== null && (each.witness.documentId ?? null) === documentId,
  );
  if (proposal === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ProposalChoice proposal={proposal} />
    </Suspense>
  );
}
