import { Button, EmptyState, ErrorState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { onRejection } from '#shared/api/client.ts';
import { words as businessWords } from '#shared/business/business.wording.ts';
import { chosenBusiness } from '#shared/business/chosen-business.ts';
import { openBusiness, openOwnBusiness } from '#shared/business/open-business.ts';
import { useBusiness, useBusinesses } from '#shared/business/use-business.ts';
import { useSession } from '#shared/session/use-session.ts';
import { words as appWords } from './app.wording.ts';
import type { Need } from './screen.ts';
import { needOf } from './signed-in-screens.ts';
import { opens } from './use-opens.ts';
import { useRole } from './use-role.ts';

const { business: words } = appWords;

function AccessEnded({ name }: { readonly name: string }) {
  const { user } = useSession();
  return (
    <>
      <h1 className="business-ended">{fill(words.ended, { business: name })}</h1>
      <EmptyState
        title={words.endedText}
        action={<Button onClick={() => openOwnBusiness(user)}>{words.openOwn}</Button>}
      />
    </>
  );
}

function NoArea({ need, owner }: { readonly need: Need; readonly owner: string }) {
  const text =
    need === 'owner'
      ? fill(words.onlyOwner, { business: owner })
      : fill(words.noArea, { what: businessWords.areasInText[need], business: owner });
  return <h1 className="business-ended">{text}</h1>;
}

/** A rejected call can mean that the access has ended. The list is the proof. */
function useEndedAccess(): void {
  const { refresh } = useBusinesses();
  useEffect(() => onRejection('BUSINESS_NOT_FOUND', () => void refresh()));
}

/** Without the first business, the server would choose one that this page cannot name. */
function useSomeBusiness(): void {
  const { user } = useSession();
  const { data } = useBusinesses();
  const business = useBusiness();
  const isLost = user?.role === 'user' && chosenBusiness.read() === null && business === null;
  const next = isLost ? data?.[0] : undefined;
  useEffect(() => {
    if (next !== undefined) openBusiness(user, next);
  }, [user, next]);
}

interface BusinessGateProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** The server checks the access again for each call. */
export function BusinessGate({ waiting, children }: BusinessGateProps) {
  const { pathname } = useLocation();
  const need = needOf(pathname);
  const business = useBusiness();
  const { error, refresh } = useBusinesses();
  const chosen = chosenBusiness.read();
  const role = useRole();
  useEndedAccess();
  useSomeBusiness();
  if (need === null || role !== 'user') return children;
  if (business) return opens(business, need) ? children : <NoArea need={need} owner={business.name} />;
  if (chosen === null) return children;
  if (business === null) return <AccessEnded name={chosen.name} />;
  if (error === undefined) return waiting;
  return (
    <ErrorState title={words.away} text={words.awayText} message={serverMessageOf(error)} onRetry={refresh} />
  );
}
