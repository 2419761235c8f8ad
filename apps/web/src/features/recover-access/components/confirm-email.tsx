import { Button, buttonClass } from '@groundwork/web-ui';
import { useState } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { paths } from '#shared/paths.ts';
import { refreshUser } from '#shared/session/use-session.ts';
import { confirmEmail } from '../api/recover-access.ts';
import './recover-access.css';
import { useLinkToken } from './use-link-token.ts';

/** By a click: what merely looks at links in mail confirms nothing. */
export function ConfirmEmail() {
  const token = useLinkToken();
  const { problem, busy, submit } = useSubmit(formProblem);
  const [isDone, setDone] = useState(false);
  const confirm = () =>
    submit(async () => {
      await confirmEmail(token);
      setDone(true);
      await refreshUser();
    });
  const refusal = problem.alert ?? Object.values(problem.fields)[0];
  return (
    <div className="recover">
      {refusal === undefined ? null : (
        <p className="recover-alert" role="alert">
          {refusal}
        </p>
      )}
      {isDone ? (
        <>
          <p className="recover-done" role="status">
            This address is yours from now on: use it to sign in.
          </p>
          <a className={buttonClass('primary', 'large')} href={paths.account()}>
            To my account
          </a>
        </>
      ) : (
        <Button size="large" busy={busy} onClick={() => void confirm()}>
          Confirm my email
        </Button>
      )}
    </div>
  );
}
