import type { FeedPlan, LenderFeed } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { ChangedPrograms } from '#shared/lenders/changed-programs.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { useFeedActions, useFeedPlan } from '../api/use-lender-feeds.ts';
import { words as feedWords } from '../lender-feeds.wording.ts';

const { plan: words, notChanged, away, awayText } = feedWords;

function Leaving({ plan }: { readonly plan: FeedPlan }) {
  if (plan.leaving.length === 0) return null;
  return (
    <>
      <h3>{words.leaving}</h3>
      <ul>
        {plan.leaving.map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong> ({id})
          </li>
        ))}
      </ul>
      {plan.absent > plan.leaving.length ? <p>{words.more}</p> : null}
    </>
  );
}

function Changes({ plan }: { readonly plan: FeedPlan }) {
  if (plan.changes.length === 0) return null;
  return (
    <>
      <h3>{words.changes}</h3>
      <ChangedPrograms changes={plan.changes} />
      {plan.added + plan.changed > plan.changes.length ? <p>{words.more}</p> : null}
    </>
  );
}

function Warnings({ warnings }: Pick<FeedPlan, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <>
      <h3>{words.warnings}</h3>
      <ul>
        {warnings.map(({ path, message }) => (
          <li key={path}>{fill(words.warning, { path, message })}</li>
        ))}
      </ul>
    </>
  );
}

function Decision({ id, plan }: { readonly id: string; readonly plan: FeedPlan }) {
  const { apply, reject } = useFeedActions();
  const [isConfirmed, setConfirmed] = useState(false);
  const { planVersion, held, remaining, active } = plan;
  const applyNow = () =>
    runWithErrorToast(notChanged, async () => {
      const { version } = await apply(id, { planVersion, confirmShrink: isConfirmed });
      showToast({ title: words.applied, description: fill(words.appliedText, { version: String(version) }) });
    });
  const rejectNow = () =>
    runWithErrorToast(notChanged, async () => {
      await reject(id, planVersion);
      showToast({ title: words.rejected, description: words.rejectedText });
    });
  return (
    <>
      {held ? (
        <label className="feeds-confirm">
          <span>{fill(words.held, { remaining, active })}</span>
          <span>
            <input
              type="checkbox"
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked)}
            />{' '}
            {words.confirm}
          </span>
        </label>
      ) : null}
      <div className="feeds-actions">
        <Button look="next" disabled={held && !isConfirmed} onClick={() => void applyNow()}>
          {words.apply}
        </Button>
        <Button look="outline" onClick={() => void rejectNow()}>
          {words.reject}
        </Button>
      </div>
    </>
  );
}

export function FeedReview({ feed }: { readonly feed: LenderFeed }) {
  return (
    <QueryResult query={useFeedPlan(feed.id)} failure={{ title: away, text: awayText }} rows={3}>
      {(plan) => {
        const { added, changed, unchanged, absent: leaving } = plan;
        return (
          <section className="feeds-review" aria-label={fill(words.title, { feed: feed.name })}>
            <p role="status">{fill(words.summary, { added, changed, unchanged, leaving })}</p>
            <Changes plan={plan} />
            <Leaving plan={plan} />
            <Warnings warnings={plan.warnings} />
            <Decision id={feed.id} plan={plan} />
          </section>
        );
      }}
    </QueryResult>
  );
}
