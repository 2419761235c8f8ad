import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { confirmReplyTo } from '../api/recover-access.ts';
import { words as recoverWords } from '../recover-access.wording.ts';
import './recover-access.css';
import { useLinkToken } from './use-link-token.ts';

const { confirmReplyTo: words } = recoverWords;

/** A mail scanner opens links. It clicks no button. */
export function ConfirmReplyTo() {
  const token = useLinkToken();
  const { problem, busy, submit } = useSubmit(formProblem);
  const [isDone, setDone] = useState(false);
  const confirm = () =>
    submit(async () => {
      await confirmReplyTo(token);
      setDone(true);
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
        <p className="recover-done" role="status">
          {words.done}
        </p>
      ) : (
        <Button size="large" busy={busy} onClick={() => void confirm()}>
          {words.action}
        </Button>
      )}
    </div>
  );
}
