import type { Grant } from '@groundwork/contracts';
import { Badge, Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { AreaChips } from '#shared/business/area-chips.tsx';
import { untilText } from '#shared/business/business-texts.ts';
import { words as businessWords } from '#shared/business/business.wording.ts';
import { formatDate, formatMoment } from '#shared/formatting/format.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { usePeopleActions } from '../api/use-people.ts';
import { words } from '../people.wording.ts';
import { RoleButton } from './role-button.tsx';

function factsOf({ role, holder, expiresAt, grantedBy, grantedAt, lastUsedAt }: Grant): string {
  return [
    businessWords.roles[role],
    words.kinds[holder.type],
    untilText(expiresAt),
    ...(grantedBy.id === holder.id
      ? []
      : [fill(words.granted, { name: grantedBy.name, date: formatDate(grantedAt) })]),
    lastUsedAt === null ? words.neverUsed : fill(words.lastUsed, { time: formatMoment(lastUsedAt) }),
  ].join(' · ');
}

interface ButtonsProps {
  readonly grant: Grant;
  readonly onChange: () => void;
  readonly onInviteAgain: () => void;
}

function Buttons({ grant, onChange, onInviteAgain }: ButtonsProps) {
  const { end } = usePeopleActions();
  const { busy, run } = useActionWithToast();
  const { name } = grant.holder;
  const endNow = () =>
    run(async () => {
      await end(grant.id);
      return {
        title: fill(words.ended, { name }),
        description: words.endedText,
        action: { label: words.inviteAgain, run: onInviteAgain },
      };
    });
  return (
    <>
      {grant.role === 'owner' ? null : (
        <Button look="outline" aria-label={fill(words.changeLabel, { name })} onClick={onChange}>
          {words.change}
        </Button>
      )}
      <Button
        look="danger"
        busy={busy}
        aria-label={fill(words.endLabel, { name })}
        onClick={() => void endNow()}
      >
        {words.end}
      </Button>
    </>
  );
}

export function PersonRow(props: ButtonsProps) {
  const { grant } = props;
  const { user } = useSession();
  const { holder, role, areas, state } = grant;
  const isSelf = holder.type === 'person' && holder.id === user?.id;
  return (
    <li>
      <h3>
        {holder.name} {isSelf ? <Badge tone="info">{words.you}</Badge> : null}
        {state === 'active' ? null : <Badge>{words.states[state]}</Badge>}
      </h3>
      <p>{factsOf(grant)}</p>
      {role === 'owner' ? <p>{words.allAreas}</p> : <AreaChips held={areas} />}
      {state === 'active' ? (
        <div className="people-buttons">
          <RoleButton grant={grant} />
          {isSelf ? null : <Buttons {...props} />}
        </div>
      ) : null}
    </li>
  );
}
