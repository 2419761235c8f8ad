import { Button } from '@groundwork/web-ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { words } from '../documents.wording.ts';
import { useBusy } from '#shared/busy/use-busy.ts';

interface CorrectionFormProps<V> {
  readonly action: string;
  /** Null while the field has no valid value. */
  readonly value: V | null;
  readonly onSend: (value: V) => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: (isMissing: boolean) => ReactNode;
}

export function CorrectionForm<V>({ action, value, onSend, onClose, children }: CorrectionFormProps<V>) {
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { busy, during } = useBusy();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (value === null) return;
    during(
      onSend(value).then((isSaved) => {
        if (isSaved) onClose();
      }),
    );
  };
  return (
    <form
      className="value-form"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={({ key, nativeEvent }) => {
        if (key !== 'Escape') return;
        nativeEvent.stopPropagation();
        onClose();
      }}
    >
      {children(isSubmitted && value === null)}
      <div className="correction-actions">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {words.corrections.cancel}
        </Button>
      </div>
    </form>
  );
}
