import type { ExtractedFigure } from '@groundwork/contracts';
import { TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { words } from '../documents.wording.ts';
import { parseAmount, typedValue } from '../model/corrections.ts';
import { CorrectionForm } from './correction-form.tsx';

interface ValueFormProps {
  readonly figure: ExtractedFigure;
  readonly onSave: (value: number | string) => Promise<boolean>;
  readonly onClose: () => void;
}

const valueFrom = ({ value }: ExtractedFigure, typed: string): number | string | null =>
  value === null ? typed.trim() || null : parseAmount(typed);

export function ValueForm({ figure, onSave, onClose }: ValueFormProps) {
  const [typed, setTyped] = useState(typedValue(figure));
  const isText = figure.value === null;
  const problem = isText ? words.corrections.enterText : words.corrections.enterAmount;
  return (
    <CorrectionForm
      action={words.corrections.save}
      value={valueFrom(figure, typed)}
      onSend={onSave}
      onClose={onClose}
    >
      {(isMissing) => (
        <TextField
          label={fill(words.corrections.valueOf, { label: figure.label })}
          inputMode={isText ? 'text' : 'decimal'}
          value={typed}
          autoFocus
          autoComplete="off"
          problem={isMissing ? problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </CorrectionForm>
  );
}
