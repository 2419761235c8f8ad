import type { Spoken } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { requestResetLink } from '#shared/session/use-session.ts';
import { specifiedWords, words } from '../auth.wording.ts';

export function ForgotPasswordForm() {
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const [reply, setReply] = useState<Spoken | null>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = fieldReader(event.currentTarget)('email');
    void submit(async () => setReply(await requestResetLink(email)));
  };
  return (
    <form ref={form} className="entry-form" onSubmit={onSubmit}>
      <p role="status" className={reply === null ? 'entry-reply-empty' : 'entry-reply'}>
        {reply?.message}
      </p>
      {problem.alert === null ? null : (
        <p className="entry-alert" role="alert">
          {problem.alert}
        </p>
      )}
      <TextField
        label={specifiedWords.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        problem={problem.fields['email']}
      />
      <Button type="submit" size="large" busy={busy}>
        {words.forgot.action}
      </Button>
    </form>
  );
}
