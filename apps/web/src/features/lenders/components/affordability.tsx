import type { KindOutlook, LenderCarry, LenderMatch } from '@groundwork/contracts';
import { BarsSkeleton, Card, cardLinkClass } from '@groundwork/web-ui';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { JudgedState } from '../api/use-judgment.ts';
import { describeRoom, mapPayments } from '../model/afford-map.ts';
import { describeLoan, type LoanRequest } from '../model/cost-texts.ts';
import { choicesByKind } from '../model/kind-choices.ts';
import { isSameRequest, payableInstead } from '../model/loan-request.ts';
import { roomFields } from '../model/questions.ts';
import { AffordMap } from './afford-map.tsx';
import { KindRows } from './kind-rows.tsx';
import { LoanSliders } from './loan-sliders.tsx';
import { MissingQuestions } from './missing-questions.tsx';
import { RequestState } from './request-state.tsx';
import { words } from '../lenders.wording.ts';

const { choice: texts } = words;

export interface AffordabilityProps {
  readonly matches: readonly LenderMatch[];
  readonly carry: Omit<LenderCarry, 'missing'> | undefined;
  readonly outlooks: readonly KindOutlook[];
  /** undefined while the profile is not loaded. */
  readonly saved: LoanRequest | undefined;
  readonly request: LoanRequest;
  readonly judged: JudgedState;
  readonly onWanted: () => void;
  readonly onMove: (request: LoanRequest | null) => void;
  readonly onOpen: (id: string) => void;
}

function Room({ carry }: Pick<AffordabilityProps, 'carry'>) {
  if (carry === undefined) return null;
  const fields = roomFields(carry);
  return (
    <div className="loan-room">
      <p>{describeRoom(carry)}</p>
      {fields.length === 0 ? null : <MissingQuestions fields={fields} />}
    </div>
  );
}

/** How much of each kind of loan she can carry, with amount and term to move. */
export function Affordability(props: AffordabilityProps) {
  const { matches, carry, outlooks, saved, request, judged, onWanted, onMove, onOpen } = props;
  const limitId = useId();
  const choices = useMemo(() => choicesByKind(matches, outlooks), [matches, outlooks]);
  const map = useMemo(() => (carry === undefined ? null : mapPayments(choices, carry)), [choices, carry]);
  if (saved === undefined) {
    return (
      <Card>
        <BarsSkeleton bars={4} />
      </Card>
    );
  }
  const kinds = carry?.kinds ?? [];
  const isOver = payableInstead(request, kinds) !== null;
  return (
    <Card
      title={request.amount === 0 ? texts.noAmount : describeLoan(request)}
      subtitle={texts.subtitle}
      hint={texts.hint}
      className="loan-choice"
      action={
        <Link className={cardLinkClass} to={paths.profile({ tab: 'loan' })}>
          {texts.change}
        </Link>
      }
    >
      <LoanSliders
        {...{ saved, request, onWanted, onMove }}
        noteId={isOver ? limitId : undefined}
        isOff={judged.status === 'older'}
      />
      <RequestState
        {...{ limitId, request, kinds, judged }}
        isMoved={!isSameRequest(request, saved)}
        onReset={() => onMove(null)}
      />
      <Room carry={carry} />
      {map === null || carry === undefined ? null : <AffordMap map={map} room={carry} />}
      <KindRows {...{ choices, matches, carry, outlooks, onOpen }} />
    </Card>
  );
}
