import { Slider } from '@groundwork/web-ui';
import { useId } from 'react';
import { formatCount } from '#shared/formatting/format.ts';
import type { Lever } from '../model/levers.ts';
import { words } from '../score.wording.ts';

const formats: Readonly<Record<Lever['unit'], (value: number) => string>> = {
  percent: (value) => `${value}%`,
  points: formatCount,
  dollars: (value) => `$${formatCount(Math.round(value))}`,
};

export interface WhatIfLeverProps {
  readonly lever: Lever;
  readonly value: number;
  readonly onMove: (value: number) => void;
}

export function WhatIfLever({ lever, value, onMove }: WhatIfLeverProps) {
  const id = useId();
  const { label, min, max, step, unit, marks, missing } = lever;
  const format = formats[unit];
  const isMoved = value !== lever.value;
  const start = lever.isKnown ? format(lever.value) : words.whatIf.notKnown;
  const current = isMoved ? format(value) : start;
  return (
    <div className="lever">
      <div className="lever-head">
        <label htmlFor={id}>{label}</label>
        <span>
          {isMoved ? <s>{start}</s> : null} <strong>{current}</strong>
        </span>
      </div>
      <Slider
        id={id}
        {...{ min, max, step, value, marks }}
        text={current}
        disabled={missing !== undefined}
        onMove={onMove}
      />
      {missing === undefined ? (
        <p className="lever-ends" aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </p>
      ) : (
        <p className="lever-ends">{missing}</p>
      )}
    </div>
  );
}
