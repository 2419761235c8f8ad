import type { Grant } from '@groundwork/contracts';
import { Button, Card, EmptyState, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { OpenInvitations } from '#shared/business/open-invitations.tsx';
import '#shared/business/people.css';
import { useInvitations, usePeople, usePeopleActions } from '../api/use-people.ts';
import { choiceAfter, choiceFor, type InviteChoice } from '../model/new-invitation.ts';
import { words } from '../people.wording.ts';
import { AccessSheet } from './access-sheet.tsx';
import { LooksCard } from './looks-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonRow } from './person-row.tsx';

interface PeopleListProps {
  readonly title: string;
  readonly text?: string;
  readonly grants: readonly Grant[];
  readonly onChange: (grant: Grant) => void;
  readonly onInvite: (choice: InviteChoice) => void;
}

function PeopleList({ title, text, grants, onChange, onInvite }: PeopleListProps) {
  return (
    <Card title={title} {...(text !== undefined && { subtitle: text })}>
      <ul className="people-list">
        {grants.map((grant) => (
          <PersonRow
            key={grant.id}
            grant={grant}
            onChange={() => onChange(grant)}
            onInviteAgain={() => onInvite(choiceAfter(grant))}
          />
        ))}
      </ul>
    </Card>
  );
}

function useLists() {
  const people = usePeople();
  const invitations = useInvitations();
  const all = people.data ?? [];
  return {
    isLoading: people.data === undefined,
    error: people.data === undefined ? people.error : undefined,
    refresh: people.refresh,
    active: all.filter(({ state }) => state === 'active'),
    past: all.filter(({ state }) => state !== 'active'),
    open: (invitations.data ?? []).filter(({ state }) => state === 'open'),
  };
}

export function People() {
  const { isLoading, error, refresh, active, past, open } = useLists();
  const { withdraw } = usePeopleActions();
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const [inviting, setInviting] = useState<InviteChoice | null>(null);
  const [changing, setChanging] = useState<Grant | null>(null);
  const invite = (
    <Button look="next" onClick={() => setInviting(choiceFor('adviser'))}>
      {words.invite}
    </Button>
  );
  if (error !== undefined) {
    const message = serverMessageOf(error);
    return <ErrorState title={words.away} text={words.awayText} message={message} onRetry={refresh} />;
  }
  if (isLoading) return <RowsSkeleton rows={3} />;
  const isAlone = active.length < 2 && open.length === 0;
  const lists = { onChange: setChanging, onInvite: setInviting };
  return (
    <div className="people">
      {isAlone ? <EmptyState title={words.empty} action={invite} /> : <div>{invite}</div>}
      <OpenInvitations invitations={open} urls={urls} onWithdraw={withdraw} />
      <PeopleList title={words.list} grants={active} {...lists} />
      {isAlone && past.length === 0 ? null : <LooksCard />}
      {past.length === 0 ? null : (
        <PeopleList title={words.past} text={words.pastText} grants={past} {...lists} />
      )}
      {inviting === null ? null : (
        <InviteDialog
          first={inviting}
          onClose={() => setInviting(null)}
          onAdded={({ invitation, url }) => {
            setUrls({ ...urls, [invitation.id]: url });
            setInviting(null);
          }}
        />
      )}
      {changing === null ? null : <AccessSheet grant={changing} onClose={() => setChanging(null)} />}
    </div>
  );
}
