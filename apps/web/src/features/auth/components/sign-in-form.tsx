import { Button, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { signIn } from '#shared/session/use-session.ts';
import { isCodeRequired, entryProblem, loginProblems } from '../model/entry-problem.ts';
import { specifiedWords, words } from '../auth.wording.ts';

function useSignIn() {
  const { form, problem, busy, submit } = useSubmit((error) => entryProblem(loginProblems, error));
  const [needsCode, setNeedsCode] = useState(false);
  const enter = async (value: (name: string) => string) => {
    try {
      await signIn(value('email'), value('password'), needsCode ? value('otp') : undefined);
    } catch (error) {
      if (!isCodeRequired(error)) throw error;
      setNeedsCode(true);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = fieldReader(event.currentTarget);
    void submit(() => enter(value));
  };
  return { form, problem, busy, onSubmit, needsCode, startOver: () => setNeedsCode(false) };
}

export function SignInForm() {
  const { form, problem, busy, onSubmit, needsCode, startOver } = useSignIn();
  return (
    <form ref={form} className="entry-form" onSubmit={onSubmit}>
      {problem.alert === null ? null : (
        <p className="entry-alert" role="alert">
          {problem.alert}
        </p>
      )}
      <div className="entry-form" hidden={needsCode}>
        <TextField
          label={specifiedWords.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          problem={problem.fields['email']}
        />
        <TextField
          label={specifiedWords.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          problem={problem.fields['password']}
        />
      </div>
      {needsCode ? (
        <TextField
          label={words.code.label}
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
        {specifiedWords.signIn.action}
      </Button>
      {needsCode ? (
        <Button look="ghost" onClick={startOver}>
          {words.code.startAgain}
        </Button>
      ) : null}
    </form>
  );
}
