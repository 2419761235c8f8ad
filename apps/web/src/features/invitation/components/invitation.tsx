import type { OpenedInvitation } from '@groundwork/contracts';
import { Button, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { useOpenedLink } from '#shared/api/use-opened-link.ts';
import { AreaChips } from '#shared/business/area-chips.tsx';
import { formatDate } from '#shared/formatting/format.ts';
import { useSession } from '#shared/session/use-session.ts';
import { declineInvitation, readInvitation } from '../api/invitation-calls.ts';
import { words } from '../invitation.wording.ts';
import { answerProblem, headingOf, senderOf } from '../model/invitation-texts.ts';
import { AcceptForm } from './accept-form.tsx';
import './invitation.css';

export interface EntryForms {
  readonly signIn: ReactNode;
  readonly signUp: ReactNode;
}

interface InvitationProps {
  readonly invitation: OpenedInvitation;
}

function Areas({ invitation: { kind, areas } }: InvitationProps) {
  if (kind === 'owner') return words.ownerAreas;
  if (kind === 'staff') return words.staffAreas;
  return areas === null ? null : <AreaChips held={areas} />;
}

const Facts = ({ invitation }: InvitationProps) => (
  <dl className="invitation-facts">
    <dt>{words.facts.sender}</dt>
    <dd>{senderOf(invitation)}</dd>
    <dt>{words.facts.for}</dt>
    <dd>{invitation.emailHint}</dd>
    <dt>{words.facts.areas}</dt>
    <dd>
      <Areas invitation={invitation} />
    </dd>
    <dt>{words.facts.validUntil}</dt>
    <dd>{formatDate(invitation.expiresAt)}</dd>
  </dl>
);

/** The person comes back to nothing: the sign-in is a part of this page. */
function Entry({ forms, hint }: { readonly forms: EntryForms; readonly hint: string }) {
  const [hasAccount, setHasAccount] = useState(false);
  return (
    <section className="people-form" aria-label={hasAccount ? words.entry.signIn : words.entry.signUp}>
      <h3>{hasAccount ? words.entry.signIn : words.entry.signUp}</h3>
      <p className="people-note">{fill(words.entry.text, { email: hint })}</p>
      {hasAccount ? forms.signIn : forms.signUp}
      <div>
        <Button look="ghost" onClick={() => setHasAccount(!hasAccount)}>
          {hasAccount ? words.entry.toSignUp : words.entry.toSignIn}
        </Button>
      </div>
    </section>
  );
}

interface OpenProps extends InvitationProps {
  readonly token: string;
  readonly forms: EntryForms;
}

function OpenInvitation({ token, invitation, forms }: OpenProps) {
  const { user } = useSession();
  const [answer, setAnswer] = useState<'declined' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const decline = async () => {
    try {
      await declineInvitation(token);
      setAnswer('declined');
    } catch (error) {
      setProblem(answerProblem(error, invitation.emailHint));
    }
  };
  if (answer === 'declined') {
    return (
      <div role="status">
        <EmptyState title={words.declined} text={words.declinedText} />
      </div>
    );
  }
  return (
    <>
      <Facts invitation={invitation} />
      {user === null ? (
        <Entry forms={forms} hint={invitation.emailHint} />
      ) : (
        <QueryProvider key={user.id}>
          <AcceptForm token={token} invitation={invitation} />
        </QueryProvider>
      )}
      {problem === null ? null : (
        <p className="people-alert" role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button look="outline" onClick={() => void decline()}>
          {words.decline}
        </Button>
      </div>
    </>
  );
}

export function Invitation({ forms }: { readonly forms: EntryForms }) {
  const token = useLocation().hash.slice(1);
  const { state, load } = useOpenedLink(token, readInvitation);
  if (state === 'not-valid') return <ErrorState title={words.notValid} text={words.notValidText} />;
  if (state === 'away') return <ErrorState title={words.away} text={words.awayText} onRetry={load} />;
  if (state === 'loading') {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={3} />
      </Loading>
    );
  }
  return (
    <div className="invitation">
      <h2>{headingOf(state)}</h2>
      {state.state === 'open' ? (
        <OpenInvitation token={token} invitation={state} forms={forms} />
      ) : (
        <p>{words.states[state.state]}</p>
      )}
    </div>
  );
}
