import type { StaffRequest } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatMoment } from '#shared/formatting/format.ts';
import { words as allWords } from '../admin-users.wording.ts';

const { requests: words, role: roleWords } = allWords;

interface Props {
  readonly request: StaffRequest;
  readonly busy: boolean;
  readonly onApprove: (request: StaffRequest) => void;
  readonly onReject: (request: StaffRequest) => void;
}

function titleOf({ user: { firstName, lastName, role: from }, role }: StaffRequest): string {
  const name = `${firstName} ${lastName}`;
  if (role === null) return fill(words.link, { name });
  return fill(words.role, { name, from: roleWords.names[from], to: roleWords.names[role] });
}

export function RequestRow({ request, busy, onApprove, onReject }: Props) {
  const { user, requestedBy, expiresAt, canApprove, canReject } = request;
  const { email } = user;
  const [refusal, refusalFor] = canApprove
    ? [words.reject, words.rejectFor]
    : [words.withdraw, words.withdrawFor];
  return (
    <li>
      <div className="user-words">
        <h3>{titleOf(request)}</h3>
        <p>{fill(words.by, { email, requester: requestedBy.email, time: formatMoment(expiresAt) })}</p>
      </div>
      <div className="user-actions">
        {canReject ? (
          <Button
            look="ghost"
            busy={busy}
            aria-label={fill(refusalFor, { email })}
            onClick={() => onReject(request)}
          >
            {refusal}
          </Button>
        ) : null}
        {canApprove ? (
          <Button
            look="outline"
            busy={busy}
            aria-label={fill(words.approveFor, { email })}
            onClick={() => onApprove(request)}
          >
            {words.approve}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
