import type { LenderCarry } from '@groundwork/contracts';
import { Badge, Button, buttonClass } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Query } from '#shared/api/use-query.ts';
import { formatDollars } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import type { Answers } from '../model/answers.ts';
import { type CarriedLoan, carriedLoans, describeMissing } from '../model/carried-loans.ts';
import { words } from '../lenders.wording.ts';
import { words as questionWords } from '../onboarding.wording.ts';
import './carried-loans.css';
import { RoomForm } from './room-form.tsx';

export interface CarriedLoansProps {
  readonly carry: Pick<Query<LenderCarry>, 'data' | 'error'>;
  readonly answers: Answers;
  readonly onAnswer: (values: Answers) => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function LoanRow({ name, amount, terms, lenderId, costsLeast }: CarriedLoan) {
  return (
    <li>
      <span className="carried-kind">
        {name} {costsLeast ? <Badge tone="good">{words.least}</Badge> : null}
      </span>
      <strong>{amount}</strong>
      <span className="carried-terms">
        {terms}
        {lenderId === null ? ` · ${words.undecided}` : null}
      </span>
    </li>
  );
}

function Missing({ carry, onLeave }: { readonly carry: LenderCarry; readonly onLeave: () => void }) {
  const missing = describeMissing(carry);
  if (missing === null) return null;
  return (
    <p className="questions-note">
      <Link to={paths.profile({ field: missing.field })} onClick={onLeave}>
        {missing.text}
      </Link>
    </p>
  );
}

interface LoansInRoomProps extends Pick<CarriedLoansProps, 'onLeave'> {
  readonly carry: LenderCarry;
}

function LoansInRoom({ carry, onLeave }: LoansInRoomProps) {
  const comfortable = carry.comfortable ?? 0;
  const loans = carriedLoans(carry);
  if (comfortable === 0) return <p>{words.noRoom}</p>;
  return (
    <>
      <p className="questions-note">{fill(words.room, { comfortable: formatDollars(comfortable) })}</p>
      <ul className="carried-loans">
        {loans.map((loan) => (
          <LoanRow key={loan.kind} {...loan} />
        ))}
      </ul>
      <Missing carry={carry} onLeave={onLeave} />
      <p className="fine-print">{words.estimate}</p>
    </>
  );
}

function Loans(props: CarriedLoansProps) {
  const { data, error } = props.carry;
  const [isChanging, setIsChanging] = useState(false);
  const change = (values: Answers) => {
    setIsChanging(false);
    props.onAnswer(values);
  };
  if (data === undefined) {
    return <p className="questions-note">{error === undefined ? words.loading : words.away}</p>;
  }
  if (data.activeLenders === 0) return <p className="questions-note">{words.empty}</p>;
  if (data.comfortable === null || isChanging) return <RoomForm answers={props.answers} onAnswer={change} />;
  return (
    <>
      <LoansInRoom carry={data} onLeave={props.onLeave} />
      <Button look="ghost" onClick={() => setIsChanging(true)}>
        {words.changeRoom}
      </Button>
    </>
  );
}

/** The end of the questions: what the owner can borrow, or the two figures that are missing. */
export function CarriedLoans(props: CarriedLoansProps) {
  const { carry, onLeave, onClose } = props;
  const hasRoom = (carry.data?.comfortable ?? 0) > 0;
  return (
    <section className="carried" aria-labelledby="carried-title">
      <h3 id="carried-title">{words.title}</h3>
      <Loans {...props} />
      <div className="reveal-next">
        {hasRoom ? (
          <Link className={buttonClass('next', 'large')} to={paths.lenders()} onClick={onLeave}>
            {words.see}
          </Link>
        ) : (
          <Button look="outline" size="large" onClick={onClose}>
            {questionWords.close}
          </Button>
        )}
      </div>
    </section>
  );
}
