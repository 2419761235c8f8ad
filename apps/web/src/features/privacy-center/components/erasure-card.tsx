import type { ErasureView } from '@groundwork/contracts';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { HttpError, serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { type ErasureControl, useErasure } from '#shared/privacy/use-erasure.ts';

function Waiting({
  erasure,
  cancelErasure: takeBack,
}: { readonly erasure: ErasureView } & Pick<ErasureControl, 'cancelErasure'>) {
  const { id, dueAt } = erasure;
  const path = paths.erasureReceipt(id);
  return (
    <>
      <p role="status">
        Everything will be erased after <strong>{formatMoment(dueAt)}</strong>. Until then nothing changes and
        you can take it back.
      </p>
      <p>
        Keep this address: the receipt will be there when your account is gone.{' '}
        <Link to={path}>{`${window.location.origin}${path}`}</Link>
      </p>
      <Button onClick={() => void runWithErrorToast('The erasure could not be cancelled', takeBack)}>
        Keep my account
      </Button>
    </>
  );
}

const problemOf = (error: unknown): string => {
  if (error instanceof HttpError) return error.details[0]?.message ?? error.serverMessage ?? error.message;
  const said = error instanceof Error ? serverMessageOf(error) : null;
  return said ?? 'The erasure could not be asked for. Please try again.';
};

function AskForm({
  requestErasure: ask,
  onLeave,
}: Pick<ErasureControl, 'requestErasure'> & { readonly onLeave: () => void }) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await ask(password);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField
        label="Your password, once more"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        problem={problem}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="privacy-actions">
        <Button type="submit" busy={busy}>
          Erase my account
        </Button>
        <Button look="ghost" onClick={onLeave}>
          Never mind
        </Button>
      </div>
    </form>
  );
}

export function ErasureCard() {
  const { standing, requestErasure: ask, cancelErasure: takeBack } = useErasure();
  const [asking, setAsking] = useState(false);
  const erasure = standing.data?.erasure ?? null;
  return (
    <Card
      title="Erase my account"
      subtitle="Your files, your figures and the keys to your encrypted fields, in every part of the system. A receipt says what went and what the law has us keep."
      className="privacy-card"
    >
      {erasure === null ? (
        asking ? (
          <AskForm requestErasure={ask} onLeave={() => setAsking(false)} />
        ) : (
          <Button look="outline" onClick={() => setAsking(true)}>
            Erase everything…
          </Button>
        )
      ) : (
        <Waiting
          erasure={erasure}
          cancelErasure={async () => {
            await takeBack();
            setAsking(false);
          }}
        />
      )}
    </Card>
  );
}
