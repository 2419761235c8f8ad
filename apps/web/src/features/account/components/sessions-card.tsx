import type { AccountSession } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { Badge, Button, Card } from '@groundwork/web-ui';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { signOut } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useSessionActions, useSessions } from '../api/use-account.ts';
import { words as accountWords } from '../account.wording.ts';

const { sessions: words } = accountWords;

function useEndAction() {
  const { busy, run } = useActionWithToast();
  const end = (call: () => Promise<unknown>, description: string) =>
    void run(async () => {
      await call();
      return { title: words.ended, description };
    });
  return { busy, run: end };
}

function Row({
  session: { id, device, createdAt, lastUsedAt, current },
}: {
  readonly session: AccountSession;
}) {
  const { end } = useSessionActions();
  const { busy, run } = useEndAction();
  return (
    <li>
      <div>
        <h3>
          {device} {current ? <Badge tone="good">{words.thisDevice}</Badge> : null}
        </h3>
        <p>{fill(words.used, { lastUsed: formatMoment(lastUsedAt), signedIn: formatMoment(createdAt) })}</p>
      </div>
      {current ? null : (
        <Button
          look="ghost"
          busy={busy}
          aria-label={fill(words.endOf, { device, lastUsed: formatMoment(lastUsedAt) })}
          onClick={() => run(() => end(id), fill(words.endedOf, { device }))}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function EndMany({ others }: { readonly others: boolean }) {
  const { endOthers } = useSessionActions();
  const { busy, run } = useEndAction();
  const everywhere = useActionWithToast();
  const signOutEverywhere = () =>
    everywhere.run(async () => {
      // If the first call fails, this session still exists for a retry.
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
          onClick={() => run(endOthers, words.endedOthers)}
        >
          {words.endOthers}
        </Button>
      ) : null}
      <Button look="outline" busy={everywhere.busy} disabled={busy} onClick={() => void signOutEverywhere()}>
        {words.endAll}
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
  return (
    <Card title={words.title}>
      <QueryResult query={useSessions()} failure={{ title: words.notLoaded, text: words.retry }} rows={2}>
        {(sessions) => <Rows sessions={sessions} />}
      </QueryResult>
    </Card>
  );
}
