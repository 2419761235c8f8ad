import { Button, TextField } from '@groundwork/web-ui';
import type { InputHTMLAttributes, SubmitEvent } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { words } from '../account.wording.ts';

export interface AccountField extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export interface AccountFormProps {
  readonly fields: readonly AccountField[];
  readonly action: string;
  readonly onSend: (value: (name: string) => string) => Promise<void>;
}

/** The form is empty after success: no secret stays on the screen. */
export function AccountForm({ fields, action, onSend }: AccountFormProps) {
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    void submit(async () => {
      await onSend(fieldReader(element));
      element.reset();
    });
  };
  return (
    <form ref={form} className="account-form" onSubmit={onSubmit}>
      {problem.alert === null ? null : (
        <p className="account-alert" role="alert">
          {problem.alert}
        </p>
      )}
      {fields.map((field) => (
        <TextField key={field.name} {...field} required problem={problem.fields[field.name]} />
      ))}
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}

export const passwordField: AccountField = {
  name: 'password',
  label: words.password,
  type: 'password',
  autoComplete: 'current-password',
};
export const codeField: AccountField = {
  name: 'otp',
  label: words.code,
  autoComplete: 'one-time-code',
  spellCheck: false,
};
