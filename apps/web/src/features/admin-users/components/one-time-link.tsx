import type { ResetLink } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatMoment } from '#shared/formatting/format.ts';
import { words } from '../admin-users.wording.ts';

/** A person who opens the link can set the password, so the link is on the screen once. */
export function OneTimeLink({ link: { url, expiresAt } }: { readonly link: ResetLink }) {
  return (
    <p className="user-link" role="status">
      <label>
        {fill(words.resetLink.text, { time: formatMoment(expiresAt) })}
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
    </p>
  );
}
