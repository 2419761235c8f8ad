import { applicationStatus, type LenderMatchDetail } from '@groundwork/contracts';
import { buttonClass } from '@groundwork/web-ui';
import { useState } from 'react';
import { Needs } from '#shared/business/needs.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useMatchActions } from '../api/use-lender-matches.ts';
import { words } from '../lenders.wording.ts';

const choices = [null, ...applicationStatus.options];

export function ApplicationNote({ match }: { readonly match: LenderMatchDetail }) {
  const { saveApplication } = useMatchActions();
  const [busy, setBusy] = useState(false);
  const choose = async (status: (typeof choices)[number]) => {
    if (busy) return;
    setBusy(true);
    try {
      await saveApplication(match.id, status);
    } catch (error) {
      const message = error instanceof Error ? serverMessageOf(error) : null;
      const description = message ?? words.application.failed;
      showToast({ title: words.errorTitle, description, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  const { contactUrl } = match.lender;
  return (
    <section aria-label={words.application.heading}>
      <h3>{words.application.heading}</h3>
      {match.lender.sample ? <p>{words.application.sample}</p> : null}
      {contactUrl === null ? null : (
        <a className={buttonClass('next')} href={contactUrl} target="_blank" rel="noreferrer">
          {words.application.visit}
        </a>
      )}
      <Needs access="applications edit">
        <div className="lender-application" role="group" aria-label={words.application.status}>
          {choices.map((status) => (
            <button
              key={status ?? 'none'}
              type="button"
              aria-disabled={busy}
              aria-pressed={match.application === status}
              onClick={() => void choose(status)}
            >
              {words.application[status ?? 'none']}
            </button>
          ))}
        </div>
      </Needs>
    </section>
  );
}
