import type { AccountSession } from '@groundwork/contracts';
import { Badge, Button, Card, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { signOut } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useSessionActions, useSessions } from '../api/use-account.ts';

/** Ends sessions and says so. */
function useEnding() {
  const { busy, run } = useActionWithToast();
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

function EndMany({ others }: { readonly others: boolean }) {
  const { endOthers } = useSessionActions();
  const { busy, run } = useEnding();
  const everywhere = useActionWithToast();
  const signOutEverywhere = () =>
    everywhere.run(async () => {
      // this one last: if it breaks off before, whoever asked is still here to try again
      await endOthers();
      await signOut();
      return undefined;
    });
  return (
    <div className="account-actions">
      {others ? (
        <Button
          look="outline"
          busy={busy}
          disabled={everywhere.busy}
          onClick={() => run(endOthers, 'Only this device is signed in.')}
        >
          Sign out all others
        </Button>
      ) : null}
      <Button look="outline" busy={everywhere.busy} disabled={busy} onClick={() => void signOutEverywhere()}>
        Sign out everywhere
      </Button>
    </div>
  );
}

function Rows({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  return (
    <>
      <ul className="account-sessions">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      <EndMany others={sessions.length > 1} />
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
          message={serverMessageOf(error)}
          text="Check your connection and try again."
          onRetry={refresh}
        />
      )}
    </Card>
  );
}
