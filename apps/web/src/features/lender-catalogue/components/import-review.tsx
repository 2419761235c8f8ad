import type { ApplyImportBody, ImportPlan } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { formatCount } from '#shared/formatting/format.ts';
import { describePlan, formatValue } from '../model/columns.ts';

export interface ImportReviewProps {
  readonly plan: ImportPlan;
  readonly busy: boolean;
  readonly onApply: (absent: ApplyImportBody['absent']) => void;
}

function Errors({ plan }: { readonly plan: ImportPlan }) {
  return (
    <section aria-label="Errors">
      <h3>
        {formatCount(plan.errorCount)} {plan.errorCount === 1 ? 'error' : 'errors'}: nothing can be applied
        yet
      </h3>
      <ul>
        {plan.errors.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            Line {line}
            {column === null ? '' : `, ${column}`}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ changes }: { readonly changes: ImportPlan['changes'] }) {
  return (
    <ul>
      {changes.map(({ id, name, kind, fields }) => (
        <li key={id}>
          <strong>{name}</strong> ({id}):{' '}
          {kind === 'added'
            ? 'new'
            : fields
                .map(({ field, from, to }) => `${field} ${formatValue(from)} → ${formatValue(to)}`)
                .join(', ')}
        </li>
      ))}
    </ul>
  );
}

export function ImportReview({ plan, busy, onApply }: ImportReviewProps) {
  const [deactivatesAbsent, setDeactivatesAbsent] = useState(false);
  return (
    <div className="catalogue-review">
      <p role="status">{describePlan(plan)}</p>
      {plan.errorCount > 0 ? <Errors plan={plan} /> : <Changes changes={plan.changes} />}
      {plan.absent > 0 ? (
        <label className="catalogue-absent">
          <input
            type="checkbox"
            checked={deactivatesAbsent}
            onChange={({ target }) => setDeactivatesAbsent(target.checked)}
          />
          Make lenders that the file does not name inactive
        </label>
      ) : null}
      <Button
        look="next"
        busy={busy}
        disabled={plan.errorCount > 0}
        onClick={() => onApply(deactivatesAbsent ? 'deactivate' : 'keep')}
      >
        Apply
      </Button>
    </div>
  );
}
