import type { ReviewItem } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { BadgeCheck } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { useReviewDecisions } from '../api/use-review.ts';
import { words } from '../documents.wording.ts';
import { problemOfReason } from '../model/rejection-reason.ts';
import { useBusy } from '#shared/busy/use-busy.ts';

interface DecisionFormProps {
  readonly item: ReviewItem;
  readonly onDecided: () => Promise<void>;
}

export function DecisionForm({ item, onDecided }: DecisionFormProps) {
  const { verify, reject } = useReviewDecisions(onDecided);
  const { busy, during } = useBusy();
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const field = useId();
  const problem = isSubmitted ? problemOfReason(reason) : null;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (problemOfReason(reason) !== null) document.getElementById(field)?.focus();
    else during(reject(item, reason.trim()));
  };
  return (
    <section className="decision" aria-label={words.decision.title}>
      <h3>{words.decision.title}</h3>
      <Button busy={busy} onClick={() => during(verify(item))}>
        <BadgeCheck aria-hidden="true" size={18} /> {words.decision.verify}
      </Button>
      <p className="decision-note">{words.decision.verifyNote}</p>
      <form onSubmit={onSubmit} noValidate>
        <label htmlFor={field}>{words.decision.reason}</label>
        <textarea
          id={field}
          rows={3}
          value={reason}
          aria-required="true"
          aria-invalid={problem !== null}
          aria-describedby={`${field}-note`}
          onChange={({ target }) => setReason(target.value)}
        />
        <p id={`${field}-note`} className={problem === null ? 'decision-note' : 'decision-problem'}>
          {problem ?? words.decision.reasonNote}
        </p>
        <Button type="submit" look="outline" busy={busy}>
          {words.decision.reject}
        </Button>
      </form>
    </section>
  );
}
