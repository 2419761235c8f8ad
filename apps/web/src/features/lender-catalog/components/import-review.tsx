import { fill } from '@groundwork/wording';
import type { ApplyImportBody, ImportPlan } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { ChangedPrograms } from '#shared/lenders/changed-programs.tsx';
import { describePlan } from '../model/columns.ts';
import { words } from '../lender-catalog.wording.ts';

export interface ImportReviewProps {
  readonly plan: ImportPlan;
  readonly busy: boolean;
  readonly onApply: (absent: ApplyImportBody['absent']) => void;
}

function Errors({ plan }: { readonly plan: ImportPlan }) {
  return (
    <section aria-label={words.review.errors}>
      <h3>{fill(words.review.errorCount, { count: plan.errorCount })}</h3>
      <ul>
        {plan.errors.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            {column === null
              ? fill(words.review.error, { line: String(line), message })
              : fill(words.review.errorInColumn, { line: String(line), column, message })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Warnings({ plan }: { readonly plan: ImportPlan }) {
  return (
    <section aria-label={words.review.warnings}>
      <h3>{words.review.warnings}</h3>
      <ul>
        {plan.warnings.map(({ line, message }) => (
          <li key={line}>{fill(words.review.error, { line: String(line), message })}</li>
        ))}
      </ul>
    </section>
  );
}

export function ImportReview({ plan, busy, onApply }: ImportReviewProps) {
  const [deactivatesAbsent, setDeactivatesAbsent] = useState(false);
  return (
    <div className="catalog-review">
      <p role="status">{describePlan(plan)}</p>
      {plan.errorCount > 0 ? <Errors plan={plan} /> : <ChangedPrograms changes={plan.changes} />}
      {plan.warnings.length > 0 ? <Warnings plan={plan} /> : null}
      {plan.absent > 0 ? (
        <label className="catalog-absent">
          <input
            type="checkbox"
            checked={deactivatesAbsent}
            onChange={({ target }) => setDeactivatesAbsent(target.checked)}
          />
          {words.review.deactivate}
        </label>
      ) : null}
      <Button
        look="next"
        busy={busy}
        disabled={plan.errorCount > 0}
        onClick={() => onApply(deactivatesAbsent ? 'deactivate' : 'keep')}
      >
        {words.review.apply}
      </Button>
    </div>
  );
}
