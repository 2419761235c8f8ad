import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { words } from '../bank-records.wording.ts';
import { describeState } from '../model/file-state.ts';
import { planSentence } from '../model/recognized-file.ts';
import type { BankFilePlan, BankFileView } from '../model/views.ts';
import { FileWarnings } from './file-warnings.tsx';
import type { Decisions } from './use-import.ts';

interface PlanReviewProps {
  readonly file: BankFileView;
  readonly plan: BankFilePlan;
  readonly busy: boolean;
  readonly onApply: (decisions: Decisions) => void;
}

interface DoubtsProps {
  readonly plan: BankFilePlan;
  readonly decisions: Decisions;
  readonly onChange: (decisions: Decisions) => void;
}

function Doubts({ plan, decisions, onChange }: DoubtsProps) {
  return plan.doubts.map(({ id, day, plain, text, existing, default: usual }) => (
    <fieldset key={id} className="bank-choice">
      <legend>{`${formatDate(day)}, ${formatMoney(plain.amount)}, ${text}`}</legend>
      <p>
        {words.plan.doubts}{' '}
        {fill(words.plan.sameText, {
          day: formatDate(existing.day),
          amount: formatMoney(existing.plain.amount),
          text: existing.text,
        })}
      </p>
      {(['add', 'skip'] as const).map((decision) => (
        <label key={decision}>
          <input
            type="radio"
            name={`doubt-${id}`}
            checked={(decisions[id] ?? usual) === decision}
            onChange={() => onChange({ ...decisions, [id]: decision })}
          />
          <span>{words.plan[decision]}</span>
        </label>
      ))}
    </fieldset>
  ));
}

const addedBy = ({ new: fresh, doubts }: BankFilePlan, decisions: Decisions): number =>
  fresh + doubts.filter(({ id, default: usual }) => (decisions[id] ?? usual) === 'add').length;

export function PlanReview({ file, plan, busy, onApply }: PlanReviewProps) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const { skipped } = plan;
  const isApplying = file.state === 'applying';
  return (
    <div className="bank-questions">
      <p className="bank-plan">
        <strong>{planSentence(plan)}</strong>
        {skipped.pending + skipped.future + skipped.failed === 0 ? null : (
          <span>{fill(words.plan.skipped, skipped)}</span>
        )}
      </p>
      <FileWarnings file={file} />
      {isApplying ? null : <Doubts plan={plan} decisions={decisions} onChange={setDecisions} />}
      <div className="bank-apply">
        <Button busy={busy || isApplying} onClick={() => onApply(decisions)}>
          {fill(words.import.add, { count: addedBy(plan, decisions) })}
        </Button>
        <p className={isApplying ? 'bank-progress' : undefined} role="status">
          {isApplying ? describeState(file) : null}
        </p>
      </div>
    </div>
  );
}
