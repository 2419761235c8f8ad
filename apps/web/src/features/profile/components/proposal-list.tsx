import type { Proposal } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useBusy } from '#shared/busy/use-busy.ts';
import { words } from '#shared/evidence/evidence.wording.ts';
import { useProposalActions } from '#shared/evidence/use-proposal-actions.ts';
import { formatWitnessed, labelOfWitness } from '#shared/evidence/witness-texts.ts';
import { markOf, markOfSource } from '#shared/figures/figure-mark.ts';

const { fill: texts } = words;

interface ChoiceProps {
  readonly proposal: Proposal;
  readonly busy: boolean;
  readonly onAccept: (proposal: Proposal) => void;
  readonly onDismiss: (proposal: Proposal) => void;
}

function ProposedFigure({ proposal, busy, onAccept, onDismiss }: ChoiceProps) {
  const { field, label, current, proposed, witness } = proposal;
  const amount = formatWitnessed(field, proposed);
  return (
    <li>
      <div>
        <h3>{label}</h3>
        <p>
          <span {...markOf({ field, value: current })}>
            {current === null ? texts.blank : formatWitnessed(field, current)}
          </span>
          <span aria-hidden="true"> → </span>
          <strong {...markOfSource(field, { id: witness.id, value: proposed })}>{amount}</strong> ·{' '}
          {labelOfWitness(witness)}
        </p>
      </div>
      <span className="proposal-actions">
        <Button
          look="outline"
          busy={busy}
          aria-label={fill(texts.acceptFor, { amount, field: label })}
          onClick={() => onAccept(proposal)}
        >
          {texts.accept}
        </Button>
        <Button
          look="ghost"
          busy={busy}
          aria-label={fill(texts.dismissFor, { amount, field: label })}
          onClick={() => onDismiss(proposal)}
        >
          {texts.dismiss}
        </Button>
      </span>
    </li>
  );
}

export default function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { accept, acceptAll, dismiss } = useProposalActions();
  const { busy, during } = useBusy();
  return (
    <Card
      className="fill-from-documents"
      title={fill(texts.title, { count: proposals.length })}
      subtitle={texts.text}
    >
      <ul>
        {proposals.map((proposal) => (
          <ProposedFigure
            key={proposal.id}
            proposal={proposal}
            busy={busy}
            onAccept={(each) => during(accept(each))}
            onDismiss={(each) => during(dismiss(each))}
          />
        ))}
      </ul>
      <Button busy={busy} onClick={() => during(acceptAll())}>
        {texts.acceptAll}
      </Button>
    </Card>
  );
}
