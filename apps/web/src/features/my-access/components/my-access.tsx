import type { Business } from '@groundwork/contracts';
import { Badge, Button, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { AreaChips } from '#shared/business/area-chips.tsx';
import { roleText, untilText } from '#shared/business/business-texts.ts';
import { openBusiness } from '#shared/business/open-business.ts';
import { useBusiness, useBusinesses } from '#shared/business/use-business.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useSession } from '#shared/session/use-session.ts';
import { words } from '../my-access.wording.ts';
import { useMyAccessActions } from '../api/use-my-access.ts';
import { EraseDialog } from './erase-dialog.tsx';
import LeaveDialog from './leave-dialog.tsx';
import { OwnedButtons } from './owned-buttons.tsx';
import { RenameDialog } from '#shared/business/rename-dialog.tsx';

function factsOf({ role, through, expiresAt, lastOpenedAt, erasedAfter = null }: Business): string {
  const facts = [roleText({ role, through }), untilText(expiresAt)];
  if (lastOpenedAt !== null) facts.push(fill(words.lastOpened, { time: formatMoment(lastOpenedAt) }));
  if (erasedAfter !== null) facts.push(fill(words.erasedAfter, { time: formatMoment(erasedAfter) }));
  return facts.join(' · ');
}

interface Opened {
  readonly dialog: 'leave' | 'rename' | 'erase';
  readonly business: Business;
}

function Dialog({ dialog, business, onClose }: Opened & { readonly onClose: () => void }) {
  const { rename } = useMyAccessActions();
  if (dialog === 'leave') return <LeaveDialog business={business} onClose={onClose} />;
  if (dialog === 'erase') return <EraseDialog business={business} onClose={onClose} />;
  return (
    <RenameDialog
      words={words.renaming}
      name={business.name}
      onRename={(name) => rename(business.id, name)}
      onClose={onClose}
    />
  );
}

interface HeldProps {
  readonly business: Business;
  readonly onOpen: (dialog: Opened['dialog']) => void;
}

function Held({ business, onOpen }: HeldProps) {
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
        {role === 'owner' ? (
          <OwnedButtons
            business={business}
            onRename={() => onOpen('rename')}
            onErase={() => onOpen('erase')}
          />
        ) : (
          <Button
            look="outline"
            aria-label={fill(words.leaveLabel, { business: name })}
            onClick={() => onOpen('leave')}
          >
            {words.leave}
          </Button>
        )}
      </div>
    </li>
  );
}

export function MyAccess() {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <QueryResult query={useBusinesses()} failure={{ title: words.away, text: words.awayText }} rows={3}>
      {(data) => (
        <Card title={words.list}>
          <ul className="people-list">
            {data.map((business) => (
              <Held
                key={business.id}
                business={business}
                onOpen={(dialog) => setOpened({ dialog, business })}
              />
            ))}
          </ul>
          {opened === null ? null : <Dialog {...opened} onClose={() => setOpened(null)} />}
        </Card>
      )}
    </QueryResult>
  );
}
