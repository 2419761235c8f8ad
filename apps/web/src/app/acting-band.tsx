import { Button, buttonClass } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { roleText } from '#shared/business/business-texts.ts';
import { useBusiness } from '#shared/business/use-business.ts';
import { formatDate } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import './acting-band.css';
import { words as appWords } from './app.wording.ts';

const { business: words } = appWords;
const LeaveDialog = lazy(() => import('../features/my-access/components/leave-dialog.tsx'));

/** A person who does not own the business sees on each screen for whom they act. */
export function ActingBand() {
  const business = useBusiness();
  const [isLeaving, setLeaving] = useState(false);
  if (!business || business.role === 'owner') return null;
  const { name, expiresAt } = business;
  const parts = [
    fill(words.actingFor, { business: name }),
    roleText(business),
    ...(expiresAt === null ? [] : [fill(words.accessUntil, { date: formatDate(expiresAt) })]),
  ];
  return (
    <div className="acting-band" role="region" aria-label={words.band}>
      <p>{parts.join(' · ')}</p>
      <div>
        <Link className={buttonClass('ghost')} to={paths.access()}>
          {words.seeAccess}
        </Link>
        <Button look="outline" onClick={() => setLeaving(true)}>
          {words.leave}
        </Button>
      </div>
      {isLeaving ? (
        <Suspense>
          <LeaveDialog business={business} onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
