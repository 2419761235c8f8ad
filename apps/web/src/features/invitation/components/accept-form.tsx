import type { Grant, Practice, OpenedInvitation } from '@groundwork/contracts';
import { Button, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type SubmitEvent, useState } from 'react';
import { chosenBusiness } from '#shared/business/chosen-business.ts';
import { openBusiness } from '#shared/business/open-business.ts';
import { useBusinesses } from '#shared/business/use-business.ts';
import { usePractices } from '#shared/business/use-practices.ts';
import { paths } from '#shared/paths.ts';
import { signOut, useSession } from '#shared/session/use-session.ts';
import { acceptInvitation } from '../api/invitation-calls.ts';
import { words } from '../invitation.wording.ts';
import { answerProblem } from '../model/invitation-texts.ts';
import { type Acceptance, firstAcceptance, toBody } from '../model/acceptance.ts';
import { ClientFields } from './client-fields.tsx';
import { PracticeFields } from './practice-fields.tsx';

interface AcceptFormProps {
  readonly token: string;
  readonly invitation: OpenedInvitation;
}

function useEntered(invitation: OpenedInvitation) {
  const { user } = useSession();
  return (reply: Grant | Practice, acceptance: Acceptance) => {
    if (user === null) return;
    if (!('businessId' in reply)) {
      window.location.assign(paths.practice());
      return;
    }
    const { businessId: id, areas } = reply;
    if (invitation.kind === 'client') {
      chosenBusiness.open({ userId: user.id, id, name: acceptance.businessName }, paths.people());
    } else {
      const name = invitation.businessName ?? invitation.from.business ?? words.someBusiness;
      openBusiness(user, { id, name, areas });
    }
  };
}

export function AcceptForm({ token, invitation }: AcceptFormProps) {
  const { user } = useSession();
  const businesses = useBusinesses().data;
  const practices = usePractices().data;
  const [changes, setChanges] = useState<Partial<Acceptance>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const onEntered = useEntered(invitation);
  if (businesses === undefined || practices === undefined) return <RowsSkeleton rows={2} />;
  const acceptance = { ...firstAcceptance(invitation, businesses, practices), ...changes };
  const fields = { acceptance, change: (next: Partial<Acceptance>) => setChanges({ ...changes, ...next }) };
  const accept = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      onEntered(await acceptInvitation({ token, ...toBody(invitation.kind, acceptance) }), acceptance);
    } catch (error) {
      setProblem(answerProblem(error, invitation.emailHint));
      setBusy(false);
    }
  };
  return (
    <form className="people-form" onSubmit={(event) => void accept(event)}>
      <p className="people-note">
        {fill(words.signedInAs, { email: user?.email ?? '' })}{' '}
        <Button look="ghost" onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </p>
      {invitation.kind === 'adviser' ? <PracticeFields practices={practices} {...fields} /> : null}
      {invitation.kind === 'client' ? <ClientFields businesses={businesses} {...fields} /> : null}
      {problem === null ? null : (
        <p className="people-alert" role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" look="next" size="large" busy={busy}>
          {words.accept}
        </Button>
      </div>
    </form>
  );
}
