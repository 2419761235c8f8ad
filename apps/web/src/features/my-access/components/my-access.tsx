import type { Business } from '@groundwork/contracts';
import { Badge, Button, Card, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { AreaChips } from '#shared/business/area-chips.tsx';
import { roleText, untilText } from '#shared/business/business-texts.ts';
import { openBusiness } from '#shared/business/open-business.ts';
import { useBusiness, useBusinesses } from '#shared/business/use-business.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useSession } from '#shared/session/use-session.ts';
import { words } from '../my-access.wording.ts';
import LeaveDialog from './leave-dialog.tsx';

function factsOf({ role, through, expiresAt, lastOpenedAt }: Business): string {
  const facts = [roleText({ role, through }), untilText(expiresAt)];
  if (lastOpenedAt !== null) facts.push(fill(words.lastOpened, { time: formatMoment(lastOpenedAt) }));
  return facts.join(' · ');
}

interface HeldProps {
  readonly business: Business;
  readonly onLeave: () => void;
}

function Held({ business, onLeave }: HeldProps) {
  const { user } = useSession();
  const isHere = useBusiness()?.id === business.id;
  const { name, role, areas } = business;
  return (
    <li>
      <h3>
        {name} {isHere ? <Badge tone="info">{words.here}</Badge> : null}
      </h3>
      <p>{factsOf(business)}</p>
      {role === 'owner' ? <p>{words.allAreas}</p> : <AreaChips held={areas} />}
      <div className="people-buttons">
        {isHere ? null : (
          <Button
            look="outline"
            aria-label={fill(words.openLabel, { business: name })}
            onClick={() => openBusiness(user, business)}
          >
            {words.open}
          </Button>
        )}
        {role === 'owner' ? null : (
          <Button look="outline" aria-label={fill(words.leaveLabel, { business: name })} onClick={onLeave}>
            {words.leave}
          </Button>
        )}
      </div>
    </li>
  );
}

export function MyAccess() {
  const { data, error, refresh } = useBusinesses();
  const [leaving, setLeaving] = useState<Business | null>(null);
  if (data === undefined) {
    if (error === undefined) return <RowsSkeleton rows={3} />;
    return (
      <ErrorState
        title={words.away}
        text={words.awayText}
        message={serverMessageOf(error)}
        onRetry={refresh}
      />
    );
  }
  return (
    <Card title={words.list}>
      <ul className="people-list">
        {data.map((business) => (
          <Held key={business.id} business={business} onLeave={() => setLeaving(business)} />
        ))}
      </ul>
      {leaving === null ? null : <LeaveDialog business={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}
