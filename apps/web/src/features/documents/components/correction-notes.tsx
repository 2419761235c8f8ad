import type { DocumentCorrection } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import type { Corrections } from '../api/use-corrections.ts';
import { words } from '../documents.wording.ts';
import { describeCorrection } from '../model/corrections.ts';
import { useBusy } from '#shared/busy/use-busy.ts';

interface CorrectionNotesProps {
  readonly label: string;
  readonly list: readonly DocumentCorrection[];
  readonly corrections: Corrections | null;
}

function NoteActions({
  correction,
  corrections,
  label,
}: { readonly correction: DocumentCorrection; readonly corrections: Corrections } & Pick<
  CorrectionNotesProps,
  'label'
>) {
  const { busy, during } = useBusy();
  const { id, state, by } = correction;
  const send = (what: 'undo' | 'confirm' | 'reject') =>
    during(corrections.apply({ what, correction: id }).then(() => undefined));
  const isOpen = state === 'counts' || state === 'waits';
  if (!isOpen) return null;
  const of = (text: string) => fill(words.corrections.actionOf, { action: text, label });
  if (corrections.role === 'reviewer' && state === 'waits')
    return (
      <span className="correction-actions">
        <Button
          busy={busy}
          data-key="c"
          aria-label={of(words.corrections.confirm)}
          onClick={() => send('confirm')}
        >
          {words.corrections.confirm}
        </Button>
        <Button
          look="outline"
          busy={busy}
          data-key="x"
          aria-label={of(words.corrections.reject)}
          onClick={() => send('reject')}
        >
          {words.corrections.reject}
        </Button>
      </span>
    );
  if (by !== corrections.role) return null;
  return (
    <Button look="ghost" busy={busy} aria-label={of(words.corrections.undo)} onClick={() => send('undo')}>
      {words.corrections.undo}
    </Button>
  );
}

export function CorrectionNotes({ label, list, corrections }: CorrectionNotesProps) {
  if (list.length === 0) return null;
  return (
    <ol className="correction-notes" aria-label={fill(words.corrections.history, { label })}>
      {list.map((correction) => (
        <li key={correction.id} data-state={correction.state}>
          <span>{describeCorrection(correction)}</span>
          {corrections === null ? null : (
            <NoteActions correction={correction} corrections={corrections} label={label} />
          )}
        </li>
      ))}
    </ol>
  );
}
