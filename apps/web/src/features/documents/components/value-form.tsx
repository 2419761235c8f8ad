import type { ExtractedFigure } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type SyntheticEvent, useState } from 'react';
import { words } from '../documents.wording.ts';
import { parseAmount, typedValue } from '../model/corrections.ts';
import { useBusy } from './use-busy.ts';

interface ValueFormProps {
  readonly figure: ExtractedFigure;
  readonly onSave: (value: number | string) => Promise<boolean>;
  readonly onClose: () => void;
}

const valueFrom = ({ value }: ExtractedFigure, typed: string): number | string | null =>
  value === null ? typed.trim() || null : parseAmount(typed);

export function ValueForm({ figure, onSave, onClose }: ValueFormProps) {
  const [typed, setTyped] = useState(typedValue(figure));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { busy, during } = useBusy();
  const value = valueFrom(figure, typed);
  const isText = figure.value === null;
  const problem = isText ? words.corrections.enterText : words.corrections.enterAmount;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (value === null) return;
    during(
      onSave(value).then((isSaved) => {
        if (isSaved) onClose();
      }),
    );
  };
  return (
    <form className="value-form" noValidate onSubmit={onSubmit}>
      <TextField
        label={fill(words.corrections.valueOf, { label: figure.label })}
        inputMode={isText ? 'text' : 'decimal'}
        value={typed}
        autoFocus
        autoComplete="off"
        problem={isSubmitted && value === null ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Escape') return;
          nativeEvent.stopPropagation();
          onClose();
        }}
      />
      <div className="correction-actions">
        <Button type="submit" busy={busy}>
          {words.corrections.save}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {words.corrections.cancel}
        </Button>
      </div>
    </form>
  );
}
