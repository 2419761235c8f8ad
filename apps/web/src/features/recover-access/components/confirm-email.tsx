import { Button, buttonClass } from '@groundwork/web-ui';
import { useState } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { paths } from '#shared/paths.ts';
import { refreshUser } from '#shared/session/use-session.ts';
import { confirmEmail } from '../api/recover-access.ts';
import './recover-access.css';
import { useLinkToken } from './use-link-token.ts';
import { words as recoverWords } from '../recover-access.wording.ts';

const { confirmEmail: words } = recoverWords;

/** A mail scanner opens links. It clicks no button. */
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
  const message = problem.alert ?? Object.values(problem.fields)[0];
  return (
    <div className="recover">
      {message === undefined ? null : (
        <p className="recover-alert" role="alert">
          {message}
        </p>
      )}
      {isDone ? (
        <>
          <p className="recover-done" role="status">
            {words.done}
          </p>
          <a className={buttonClass('primary', 'large')} href={paths.account()}>
            {words.account}
          </a>
        </>
      ) : (
        <Button size="large" busy={busy} onClick={() => void confirm()}>
          {words.action}
        </Button>
      )}
    </div>
  );
}
