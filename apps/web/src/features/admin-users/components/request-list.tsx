import type { ResetLink, StaffRequest } from '@groundwork/contracts';
import { Card, ErrorState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useRequestActions, useStaffRequests } from '../api/use-users.ts';
import { words as allWords } from '../admin-users.wording.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { RequestRow } from './request-row.tsx';

const { requests: words } = allWords;

interface ApprovedLink {
  readonly email: string;
  readonly link: ResetLink;
}

function useDecisions(show: (link: ApprovedLink | null) => void) {
  const { approve, reject } = useRequestActions();
  const { busy, run } = useActionWithToast();
  return {
    busy,
    approve: ({ id, user: { email } }: StaffRequest) =>
      void run(async () => {
        const { link } = await approve(id);
        show(link?.url === undefined ? null : { email, link });
        return { title: words.approved, description: email };
      }),
    reject: ({ id, user: { email }, canApprove }: StaffRequest) =>
      void run(async () => {
        await reject(id);
        return { title: canApprove ? words.rejected : words.withdrawn, description: email };
      }),
  };
}

/** Absent while nothing waits: most sites have one admin. */
export function RequestList() {
  const { data, error, refresh } = useStaffRequests();
  const [approved, setApproved] = useState<ApprovedLink | null>(null);
  const { busy, approve, reject } = useDecisions(setApproved);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title={words.notLoaded}
        message={serverMessageOf(error)}
        text={allWords.retry}
        onRetry={refresh}
      />
    );
  }
  if (data === undefined || (data.length === 0 && approved === null)) return null;
  return (
    <Card title={words.title}>
      <p>{words.text}</p>
      <ul className="users">
        {data.map((request) => (
          <RequestRow key={request.id} request={request} busy={busy} onApprove={approve} onReject={reject} />
        ))}
        {approved === null ? null : (
          <li>
            <div className="user-words">
              <h3>{fill(words.link, { name: approved.email })}</h3>
            </div>
            <OneTimeLink link={approved.link} />
          </li>
        )}
      </ul>
    </Card>
  );
}
