import { Button } from '@groundwork/web-ui';
import { type ReactNode, useState } from 'react';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import './recover-access.css';
import { useLinkToken } from './use-link-token.ts';

interface ConfirmLinkProps {
  readonly words: { readonly action: string; readonly done: string };
  readonly confirm: (token: string) => Promise<unknown>;
  readonly after?: () => Promise<unknown>;
  readonly children?: ReactNode;
}

/** A mail scanner opens links. It clicks no button. */
export function ConfirmLink({ words, confirm, after, children }: ConfirmLinkProps) {
  const token = useLinkToken();
  const { problem, busy, submit } = useSubmit(formProblem);
  const [isDone, setDone] = useState(false);
  const send = () =>
    submit(async () => {
      await confirm(token);
      setDone(true);
      await after?.();
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
          {children}
        </>
      ) : (
        <Button size="large" busy={busy} onClick={() => void send()}>
          {words.action}
        </Button>
      )}
    </div>
  );
}
