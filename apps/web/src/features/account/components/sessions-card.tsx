import type { AccountSession } from '@groundwork/contracts';
import { Badge, Button, Card, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { serverSentence } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useToldAction } from '#shared/toast/use-told-action.ts';
import { useSessionActions, useSessions } from '../api/use-account.ts';

/** Ends sessions and says so. */
function useEnding() {
  const { busy, run } = useToldAction();
  const end = (call: () => Promise<unknown>, description: string) =>
    void run(async () => {
      await call();
      return { title: 'Signed out', description };
    });
  return { busy, run: end };
}

function Row({
  session: { id, device, createdAt, lastUsedAt, current },
}: {
  readonly session: AccountSession;
}) {
  const { end } = useSessionActions();
  const { busy, run } = useEnding();
  return (
    <li>
      <div>
        <h3>
          {device} {current ? <Badge tone="good">This device</Badge> : null}
        </h3>
        <p>
          Last used {formatMoment(lastUsedAt)} · Signed in {formatMoment(createdAt)}
        </p>
      </div>
      {current ? null : (
        <Button
          look="ghost"
          busy={busy}
          aria-label={`Sign out ${device}, last used ${formatMoment(lastUsedAt)}`}
          onClick={() => run(() => end(id), `${device} is signed out.`)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function Rows({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const { endOthers } = useSessionActions();
  const { busy, run } = useEnding();
  return (
    <>
      <ul className="account-sessions">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length < 2 ? null : (
        <Button look="outline" busy={busy} onClick={() => run(endOthers, 'Only this device is signed in.')}>
          Sign out all others
        </Button>
      )}
    </>
  );
}

export function SessionsCard() {
  const { data, error, refresh } = useSessions();
  return (
    <Card title="Where you are signed in">
      {data !== undefined ? (
        <Rows sessions={data} />
      ) : error === undefined ? (
        <RowsSkeleton rows={2} />
      ) : (
        <ErrorState
          title="Your sessions could not be loaded"
          said={serverSentence(error)}
          text="Check your connection and try again."
          onRetry={refresh}
        />
      )}
    </Card>
  );
}
