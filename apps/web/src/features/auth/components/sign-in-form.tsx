import { Button, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { signIn } from '#shared/session/use-session.ts';
import { asksForCode, entryProblem, loginWords } from '../model/entry-problem.ts';

/** Email and password first; where a second step is on, the code in their place. */
function useSignIn() {
  const { form, problem, busy, submit } = useSubmit((error) => entryProblem(loginWords, error));
  const [isCodeAsked, setCodeAsked] = useState(false);
  const enter = async (value: (name: string) => string) => {
    try {
      await signIn(value('email'), value('password'), isCodeAsked ? value('otp') : undefined);
    } catch (error) {
      if (!asksForCode(error)) throw error;
      setCodeAsked(true);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = fieldReader(event.currentTarget);
    void submit(() => enter(value));
  };
  return { form, problem, busy, onSubmit, isCodeAsked, startOver: () => setCodeAsked(false) };
}

export function SignInForm() {
  const { form, problem, busy, onSubmit, isCodeAsked, startOver } = useSignIn();
  return (
    <form ref={form} className="entry-form" onSubmit={onSubmit}>
      {problem.alert === null ? null : (
        <p className="entry-alert" role="alert">
          {problem.alert}
        </p>
      )}
      <div className="entry-form" hidden={isCodeAsked}>
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
      </div>
      {isCodeAsked ? (
        <TextField
          label="Code from your authenticator app, or a recovery code"
          name="otp"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          problem={problem.fields['otp']}
        />
      ) : null}
      <Button type="submit" size="large" busy={busy}>
        Sign In
      </Button>
      {isCodeAsked ? (
        <Button look="ghost" onClick={startOver}>
          Use another account
        </Button>
      ) : null}
    </form>
  );
}
