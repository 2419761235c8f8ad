import { peopleLimits } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { useId } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { words } from '../practice-notes.wording.ts';

interface NoteFormProps {
  readonly label: string;
  readonly send: string;
  readonly text?: string;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onCancel?: () => void;
}

export function NoteForm({ label, send, text = '', onSend, onCancel }: NoteFormProps) {
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const field = useId();
  const message = problem.fields['text'] ?? problem.alert;
  return (
    <form
      ref={form}
      className="people-form practice-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        const element = event.currentTarget;
        void submit(async () => {
          await onSend(fieldReader(element)('text'));
          element.reset();
        });
      }}
    >
      <div>
        <label htmlFor={field}>{label}</label>
        <textarea
          id={field}
          name="text"
          rows={3}
          required
          maxLength={peopleLimits.note}
          defaultValue={text}
          aria-invalid={message !== null}
          aria-describedby={message === null ? undefined : `${field}-problem`}
        />
        {message === null ? null : (
          <p id={`${field}-problem`} className="practice-problem">
            {message}
          </p>
        )}
      </div>
      <div className="people-buttons">
        <Button type="submit" look="outline" busy={busy}>
          {send}
        </Button>
        {onCancel === undefined ? null : (
          <Button look="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
