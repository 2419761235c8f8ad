import type { Invitation } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatDate } from '../formatting/format.ts';
import { useActionWithToast } from '../toast/use-action-with-toast.ts';
import { AreaChips } from './area-chips.tsx';
import { words as businessWords } from './business.wording.ts';
import { CopyLink } from './copy-link.tsx';

const { invitations: words } = businessWords;

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly url: string | undefined;
  readonly onWithdraw: (id: string) => Promise<unknown>;
}

const kindNames: Readonly<Record<Invitation['kind'], string>> = { ...businessWords.roles, ...words.kinds };

function InvitationRow({ invitation, url, onWithdraw }: InvitationRowProps) {
  const { id, email, kind, areas, expiresAt, handOver } = invitation;
  const { busy, run } = useActionWithToast();
  const withdraw = () =>
    run(async () => {
      await onWithdraw(id);
      return { title: words.withdrawn, description: words.withdrawnText };
    });
  const facts = [
    kindNames[kind],
    fill(words.validUntil, { date: formatDate(expiresAt) }),
    handOver ? words.handOver : undefined,
  ];
  return (
    <li>
      <h3>{email}</h3>
      <p>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      {areas === null || kind === 'owner' ? null : <AreaChips held={areas} />}
      {url === undefined ? null : <CopyLink url={url} />}
      <div className="people-buttons">
        <Button
          look="outline"
          busy={busy}
          aria-label={fill(words.withdrawLabel, { email })}
          onClick={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
      </div>
    </li>
  );
}

interface OpenInvitationsProps extends Pick<InvitationRowProps, 'onWithdraw'> {
  readonly invitations: readonly Invitation[];
  /** Only of this visit: the server stores no address. */
  readonly urls: Readonly<Record<string, string>>;
}

export function OpenInvitations({ invitations, urls, onWithdraw }: OpenInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Card title={words.title}>
      <ul className="people-list">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            url={urls[invitation.id]}
            onWithdraw={onWithdraw}
          />
        ))}
      </ul>
    </Card>
  );
}
