import type { Proposal } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import './contradiction-choice.css';
import { words } from './evidence.wording.ts';
import { useProposalActions } from './use-proposal-actions.ts';
import { formatWitnessed } from './witness-texts.ts';

export default function ProposalChoice({ proposal }: { readonly proposal: Proposal }) {
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
