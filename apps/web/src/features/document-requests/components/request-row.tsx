import type { DocumentRequest } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { CopyLink } from '#shared/business/copy-link.tsx';
import { formatDate } from '#shared/formatting/format.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useRequestActions } from '../api/use-document-requests.ts';
import { words } from '../document-requests.wording.ts';

interface RequestRowProps {
  readonly request: DocumentRequest;
  readonly canEdit: boolean;
  /** Of a request that was just made. */
  readonly newUrl: string | undefined;
}

const factsOf = ({ state, dueOn, askedBy, answers }: DocumentRequest): string =>
  [
    words.states[state],
    dueOn === null ? words.noDue : fill(words.due, { date: formatDate(dueOn) }),
    fill(words.byName, { name: askedBy.name }),
    ...(answers === 0 ? [] : [fill(words.answers, { count: answers })]),
  ].join(' · ');

interface ActionsProps {
  readonly request: DocumentRequest;
  readonly onLink: (url: string) => void;
}

function Actions({ request: { id, title, state }, onLink }: ActionsProps) {
  const actions = useRequestActions();
  const { busy, run } = useActionWithToast();
  const link = async () => {
    onLink((await actions.link(id)).url);
    return undefined;
  };
  const remind = async () => {
    await actions.remind(id);
    return { title: words.reminded, description: words.remindedText };
  };
  const close = async () => {
    await actions.close(id);
    return { title: words.closed, description: words.closedText };
  };
  return (
    <div className="people-buttons">
      <Button busy={busy} aria-label={fill(words.copyLabel, { title })} onClick={() => void run(link)}>
        {words.copy}
      </Button>
      {state === 'open' ? (
        <Button
          look="outline"
          busy={busy}
          aria-label={fill(words.remindLabel, { title })}
          onClick={() => void run(remind)}
        >
          {words.remind}
        </Button>
      ) : null}
      <Button
        look="ghost"
        busy={busy}
        aria-label={fill(words.closeLabel, { title })}
        onClick={() => void run(close)}
      >
        {words.close}
      </Button>
    </div>
  );
}

export function RequestRow({ request, canEdit, newUrl }: RequestRowProps) {
  const [chosenUrl, setChosenUrl] = useState<string>();
  const isClosed = request.state === 'closed';
  const url = isClosed ? undefined : (chosenUrl ?? newUrl);
  return (
    <li>
      <h3>{request.title}</h3>
      <p>{factsOf(request)}</p>
      {url === undefined ? null : <CopyLink url={url} />}
      {canEdit && !isClosed ? <Actions request={request} onLink={setChosenUrl} /> : null}
    </li>
  );
}
