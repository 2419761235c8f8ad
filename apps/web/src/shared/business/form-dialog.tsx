import { Button, ModalDialog } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { formProblem } from '../forms/form-problem.ts';
import { fieldReader, type FormProblem, useSubmit } from '../forms/use-submit.ts';
import './people.css';

type Read = ReturnType<typeof fieldReader>;

interface FormDialogProps {
  readonly words: Readonly<Record<'title' | 'text' | 'send' | 'cancel', string>>;
  readonly width: number;
  readonly look?: 'next' | 'danger';
  readonly onSubmit: (read: Read) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: (problems: FormProblem['fields']) => ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { words, width, look = 'next', onSubmit, onClose, children } = props;
  const { form, problem, busy, submit } = useSubmit(formProblem);
  return (
    <ModalDialog title={words.title} text={words.text} width={width} onCancel={onClose}>
      <form
        ref={form}
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault();
          const read = fieldReader(event.currentTarget);
          void submit(() => onSubmit(read));
        }}
      >
        {problem.alert === null ? null : (
          <p className="people-alert" role="alert">
            {problem.alert}
          </p>
        )}
        {children(problem.fields)}
        <div className="people-buttons">
          <Button type="submit" look={look} busy={busy}>
            {words.send}
          </Button>
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
