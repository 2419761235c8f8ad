import { Button, TextField } from '@groundwork/web-ui';
import type { SubmitEvent } from 'react';
import { signIn } from '#shared/session/use-session.ts';
import { loginWords } from '../model/entry-problem.ts';
import { fieldReader, useEntry } from './use-entry.ts';

export function SignInForm() {
  const { form, problem, busy, submit } = useEntry(loginWords);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = fieldReader(event.currentTarget);
    void submit(() => signIn(value('email'), value('password')));
  };
  return (
    <form ref={form} className="entry-form" onSubmit={onSubmit}>
      {problem.alert === null ? null : (
        <p className="entry-alert" role="alert">
          {problem.alert}
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        problem={problem.fields['email']}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        problem={problem.fields['password']}
      />
      <Button type="submit" size="large" busy={busy}>
        Sign In
      </Button>
    </form>
  );
}
