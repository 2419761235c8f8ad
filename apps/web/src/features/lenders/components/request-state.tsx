import type { LenderCarry } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Needs } from '#shared/business/needs.tsx';
import { formatDollars } from '#shared/formatting/format.ts';
import type { JudgedState } from '../api/use-judgment.ts';
import { useSaveAnswers } from '../api/use-save-answers.ts';
import { formatTerm, type LoanRequest } from '../model/cost-texts.ts';
import { describePayable, formatAmount, formatRequestTerm, payableInstead } from '../model/loan-request.ts';
import { words } from '../afford.wording.ts';

const { request: texts } = words;

const answersOf = ({ amount, term }: LoanRequest) => ({
  loanRequestAmount: amount,
  ...(term > 0 && { loanTerm: term }),
});

const describeSaved = ({ amount, term }: LoanRequest): string =>
  term === 0
    ? fill(texts.savedAmount, { amount: formatDollars(amount) })
    : fill(texts.savedText, { amount: formatDollars(amount), term: formatTerm(term) });

/** Writes an amount into the profile only after this click. */
function UseRequest({ request }: { readonly request: LoanRequest }) {
  const { busy, save } = useSaveAnswers();
  return (
    <Needs access="profile edit">
      <Button
        look="outline"
        busy={busy}
        onClick={() => void save(answersOf(request), describeSaved(request))}
      >
        {fill(texts.use, { amount: formatDollars(request.amount) })}
      </Button>
    </Needs>
  );
}

function Progress({ status, retry }: Pick<JudgedState, 'status' | 'retry'>) {
  if (status === 'away') {
    return (
      <>
        <span role="alert">{texts.away}</span>
        <Button look="ghost" onClick={() => void retry()}>
          {texts.again}
        </Button>
      </>
    );
  }
  if (status === 'older') {
    return (
      <>
        <span role="alert">{texts.older}</span>
        <Button look="ghost" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </>
    );
  }
  return status === 'loading' ? <span>{texts.computing}</span> : null;
}

export interface RequestStateProps {
  readonly limitId: string;
  readonly request: LoanRequest;
  readonly isMoved: boolean;
  readonly kinds: LenderCarry['kinds'];
  readonly judged: JudgedState;
  readonly onReset: () => void;
}

/** What the moved amount means, and the ways to save it or to leave it. */
export function RequestState({ limitId, request, isMoved, kinds, judged, onReset }: RequestStateProps) {
  const payable = payableInstead(request, kinds);
  return (
    <div className="loan-request">
      {payable === null ? null : (
        <p id={limitId} className="loan-request-limit" role="status">
          {describePayable(payable)}
        </p>
      )}
      {payable === null || payable.amount === 0 ? null : <UseRequest request={payable} />}
      {isMoved ? (
        <>
          <span>
            {fill(texts.moved, {
              amount: formatAmount(request.amount),
              term: formatRequestTerm(request.term),
            })}
          </span>
          <Progress status={judged.status} retry={judged.retry} />
          {payable === null && request.amount > 0 ? <UseRequest request={request} /> : null}
          <Button look="ghost" onClick={onReset}>
            {texts.reset}
          </Button>
        </>
      ) : null}
    </div>
  );
}
