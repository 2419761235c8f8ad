import type { ErasureView } from '@groundwork/contracts';
import { Button, Card, TextField } from '@groundwork/web-ui';
import { TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { HttpError, serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { type ErasureControl, useErasure, waitText } from '#shared/privacy/use-erasure.ts';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { erasure: words } = privacyWords;

function Waiting({
  erasure,
  cancelErasure,
}: { readonly erasure: ErasureView } & Pick<ErasureControl, 'cancelErasure'>) {
  const { id, dueAt } = erasure;
  const path = paths.erasureReceipt(id);
  return (
    <>
      <p role="status">
        {words.due} <strong>{formatMoment(dueAt)}</strong>. {words.dueRest}
      </p>
      <p>
        {words.receipt} <Link to={path}>{`${window.location.origin}${path}`}</Link>
      </p>
      <Button onClick={() => void runWithErrorToast(words.notCanceled, cancelErasure)}>{words.cancel}</Button>
    </>
  );
}

const problemOf = (error: unknown): string => {
  if (error instanceof HttpError) return error.details[0]?.message ?? error.serverMessage ?? error.message;
  const message = error instanceof Error ? serverMessageOf(error) : null;
  return message ?? words.failed;
};

const Grace = ({ days }: { readonly days: number | undefined }) => (
  <p className="erasure-grace">
    {waitText(days)} {words.grace}
  </p>
);

function RequestForm({
  requestErasure,
  days,
  onLeave,
}: Pick<ErasureControl, 'requestErasure'> & {
  readonly days: number | undefined;
  readonly onLeave: () => void;
}) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await requestErasure(password);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Grace days={days} />
      <TextField
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        problem={problem}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="privacy-actions">
        <Button type="submit" look="danger" busy={busy}>
          {words.action}
        </Button>
        <Button look="ghost" onClick={onLeave}>
          {words.stop}
        </Button>
      </div>
    </form>
  );
}

export function ErasureCard() {
  const { status: standing, requestErasure, cancelErasure } = useErasure();
  const [isRequesting, setRequesting] = useState(false);
  const erasure = standing.data?.erasure ?? null;
  const days = standing.data?.graceDays;
  return (
    <Card title={words.title} subtitle={words.subtitle} className="privacy-card">
      {erasure === null ? (
        isRequesting ? (
          <RequestForm requestErasure={requestErasure} days={days} onLeave={() => setRequesting(false)} />
        ) : (
          <>
            <Grace days={days} />
            <Button look="danger" onClick={() => setRequesting(true)}>
              <TriangleAlert aria-hidden="true" size={18} /> {words.start}
            </Button>
          </>
        )
      ) : (
        <Waiting
          erasure={erasure}
          cancelErasure={async () => {
            await cancelErasure();
            setRequesting(false);
          }}
        />
      )}
    </Card>
  );
}
