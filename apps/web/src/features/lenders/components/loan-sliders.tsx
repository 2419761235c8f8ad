import { Slider } from '@groundwork/web-ui';
import { useId } from 'react';
import type { LoanRequest } from '../model/cost-texts.ts';
import { amountStops, formatAmount, formatRequestTerm, placeOf, termStops } from '../model/loan-request.ts';
import './loan-sliders.css';
import { words } from '../afford.wording.ts';

const { request: texts } = words;

interface RequestSliderProps {
  readonly label: string;
  readonly text: string;
  readonly stops: readonly number[];
  readonly value: number;
  readonly describedBy?: string | undefined;
  readonly isOff: boolean;
  readonly onWanted: () => void;
  readonly onValue: (value: number) => void;
}

function RequestSlider(props: RequestSliderProps) {
  const { label, text, stops, value, describedBy, isOff, onWanted, onValue } = props;
  const id = useId();
  return (
    <div className="loan-slider">
      <div className="loan-slider-head">
        <label htmlFor={id}>{label}</label>
        <strong>{text}</strong>
      </div>
      <Slider
        id={id}
        min={0}
        max={stops.length - 1}
        step={1}
        value={placeOf(stops, value)}
        text={text}
        disabled={isOff}
        aria-describedby={describedBy}
        onFocus={onWanted}
        onPointerEnter={onWanted}
        onMove={(place) => onValue(stops[place] ?? value)}
      />
    </div>
  );
}

export interface LoanSlidersProps {
  readonly saved: LoanRequest;
  readonly request: LoanRequest;
  readonly noteId: string | undefined;
  readonly isOff: boolean;
  /** The lenders load before she moves the first slider. */
  readonly onWanted: () => void;
  readonly onMove: (request: LoanRequest) => void;
}

export function LoanSliders({ saved, request, noteId, isOff, onWanted, onMove }: LoanSlidersProps) {
  const { amount, term } = request;
  return (
    <div className="loan-sliders">
      <RequestSlider
        label={texts.amount}
        text={formatAmount(amount)}
        stops={amountStops(saved.amount)}
        value={amount}
        describedBy={noteId}
        {...{ isOff, onWanted }}
        onValue={(next) => onMove({ amount: next, term })}
      />
      <RequestSlider
        label={texts.term}
        text={formatRequestTerm(term)}
        stops={termStops(saved.term)}
        value={term}
        {...{ isOff, onWanted }}
        onValue={(next) => onMove({ amount, term: next })}
      />
    </div>
  );
}
