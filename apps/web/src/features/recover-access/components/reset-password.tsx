import { Button, buttonClass, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { formProblem } from '#shared/forms/form-problem.ts';
import { words as formWords } from '#shared/forms/forms.wording.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { resetPassword } from '../api/recover-access.ts';
import './recover-access.css';
import { useLinkToken } from './use-link-token.ts';
import { words as recoverWords } from '../recover-access.wording.ts';

const { resetPassword: words } = recoverWords;

function Done() {
  return (
    <div className="recover">
      <p className="recover-done" role="status">
        {words.done}
      </p>
      <a className={buttonClass('primary', 'large')} href={paths.home({ view: 'signin' })}>
        {words.signIn}
      </a>
    </div>
  );
}

function NoToken() {
  return (
    <div className="recover">
      <p className="recover-alert" role="alert">
        {words.noToken}
      </p>
      <a className={buttonClass('primary', 'large')} href={paths.home({ view: 'forgot' })}>
        {words.newLink}
      </a>
    </div>
  );
}

export function ResetPassword() {
  const token = useLinkToken();
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Done />;
  if (token === '') return <NoToken />;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = fieldReader(event.currentTarget)('password');
    void submit(async () => {
      await resetPassword(token, password);
      setDone(true);
    });
  };
  return (
    <form ref={form} className="recover" onSubmit={onSubmit}>
      {problem.alert === null ? null : (
        <p className="recover-alert" role="alert">
          {problem.alert}
        </p>
      )}
      <TextField
        label={words.label}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={formWords.newPassword}
        required
        problem={problem.fields['password']}
      />
      <Button type="submit" size="large" busy={busy}>
        {words.action}
      </Button>
    </form>
  );
}
