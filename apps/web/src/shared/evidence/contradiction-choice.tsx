import type { Proposal } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import './contradiction-choice.css';
import { words } from './evidence.wording.ts';
import { useProposalActions } from './use-proposal-actions.ts';
import { useProposals } from './use-proposals.ts';
import { formatWitnessed } from './witness-texts.ts';

interface Place {
  readonly field: string;
  readonly documentId: string | null;
}

function Choice({ proposal }: { readonly proposal: Proposal }) {
  const { accept, dismiss } = useProposalActions();
  const [busy, setBusy] = useState(false);
  const { field, label, proposed } = proposal;
  const amount = formatWitnessed(field, proposed);
  const during = (work: Promise<void>) => {
    setBusy(true);
    void work.finally(() => setBusy(false));
  };
  return (
    <span className="contradiction-choice">
      <Button
        look="outline"
        busy={busy}
        aria-label={fill(words.useFor, { amount, field: label })}
        onClick={() => during(accept(proposal))}
      >
        {fill(words.use, { amount })}
      </Button>
      <Button
        look="ghost"
        busy={busy}
        aria-label={fill(words.keepMineFor, { field: label })}
        onClick={() => during(dismiss(proposal))}
      >
        {words.keepMine}
      </Button>
    </span>
  );
}

/** Absent after the owner chose, and for a figure of a witness that the evidence does not choose. */
export function ContradictionChoice({ field, documentId }: Place) {
  const { data = [] } = useProposals();
  const proposal = data.find(
    (each) =>
      each.field === field && each.current !== null && (each.witness.documentId ?? null) === documentId,
  );
  return proposal === undefined ? null : <Choice proposal={proposal} />;
}
