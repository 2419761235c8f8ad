import { Button, ModalDialog, TextField } from '@groundwork/web-ui';
import type { SubmitEvent } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { useSession } from '#shared/session/use-session.ts';
import { sendConfirmation } from '../api/confirm-identity.ts';
import { words } from '../confirm-identity.wording.ts';
import './password-dialog.css';

export type OnEnd = (confirmed: boolean) => void;

function ConfirmForm({ onEnd }: { readonly onEnd: OnEnd }) {
  const { user } = useSession();
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = fieldReader(event.currentTarget);
    void submit(async () => {
      await sendConfirmation(value('password'), value('otp'));
      onEnd(true);
    });
  };
  return (
    <form ref={form} className="confirm-form" onSubmit={onSubmit}>
      {problem.alert === null ? null : (
        <p className="confirm-alert" role="alert">
          {problem.alert}
        </p>
      )}
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        problem={problem.fields['password']}
      />
      {user?.mfaEnabled ? (
        <TextField
          label={words.code}
          name="otp"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          problem={problem.fields['otp']}
        />
      ) : null}
      <div className="confirm-actions">
        <Button type="submit" busy={busy}>
          {words.action}
        </Button>
        <Button look="ghost" onClick={() => onEnd(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

export default function PasswordDialog({ onEnd }: { readonly onEnd: OnEnd }) {
  return (
    <ModalDialog title={words.title} text={words.text} width={440} onCancel={() => onEnd(false)}>
      <ConfirmForm onEnd={onEnd} />
    </ModalDialog>
  );
}
