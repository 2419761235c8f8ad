import { Button, TextField } from '@groundwork/web-ui';
import type { InputHTMLAttributes, SubmitEvent } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';

export interface AccountField extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
}

export interface AccountFormProps {
  readonly fields: readonly AccountField[];
  readonly action: string;
  readonly onSend: (value: (name: string) => string) => Promise<void>;
}

/** A few fields and one button. What was typed goes once it was taken: nothing secret stays on the screen. */
export function AccountForm({ fields, action, onSend }: AccountFormProps) {
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    void submit(async () => {
      await onSend(fieldReader(sent));
      sent.reset();
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
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
};
export const codeField: AccountField = {
  name: 'otp',
  label: 'Code from your authenticator app',
  autoComplete: 'one-time-code',
  spellCheck: false,
};
