import { applicationStatus, type LenderMatchDetail } from '@groundwork/contracts';
import { buttonClass } from '@groundwork/web-ui';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useMatchActions } from '../api/use-lender-matches.ts';
import { applicationWords, isSample } from '../model/lender-texts.ts';

const choices = [null, ...applicationStatus.options];

/** What the owner does with a match happens at the lender; here it is only noted. */
export function ApplicationNote({ match }: { readonly match: LenderMatchDetail }) {
  const { note } = useMatchActions();
  const [busy, setBusy] = useState(false);
  const choose = async (status: (typeof choices)[number]) => {
    if (busy) return;
    setBusy(true);
    try {
      await note(match.id, status);
    } catch (error) {
      const said = error instanceof Error ? serverMessageOf(error) : null;
      const description = said ?? 'The note could not be kept. Please try again.';
      showToast({ title: 'Error', description, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  const { contactUrl } = match.lender;
  return (
    <section aria-label="Your application">
      <h3>Your application</h3>
      {isSample(match.lender) ? (
        <p>This is an invented sample programme: there is nobody to apply to.</p>
      ) : null}
      {contactUrl === null ? null : (
        <a className={buttonClass('next')} href={contactUrl} target="_blank" rel="noreferrer">
          Go to the lender
        </a>
      )}
      <div className="lender-application" role="group" aria-label="Where it stands">
        {choices.map((status) => (
          <button
            key={status ?? 'none'}
            type="button"
            aria-disabled={busy}
            aria-pressed={match.application === status}
            onClick={() => void choose(status)}
          >
            {status === null ? 'Nothing yet' : applicationWords[status]}
          </button>
        ))}
      </div>
    </section>
  );
}
