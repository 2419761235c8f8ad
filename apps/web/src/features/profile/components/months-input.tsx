import type { ClipboardEvent, FocusEvent } from 'react';
import { type Month, parseCells, withCells } from '../model/figures.ts';
import { words } from '../profile.wording.ts';
import { FigureInput } from './figure-input.tsx';

export interface MonthsInputProps {
  readonly id?: string;
  readonly label: string;
  readonly value?: readonly Month[];
  readonly onChange?: (value: Month[]) => void;
  readonly onBlur?: () => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
}

export function MonthsInput({ id, label, value = [], onChange, onBlur, ...state }: MonthsInputProps) {
  const onPaste = (at: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const cells = parseCells(event.clipboardData.getData('text/plain'));
    if (cells === null) return;
    event.preventDefault();
    onChange?.(withCells(value, at, cells));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const change = (at: number) => (month: Month | null) =>
    onChange?.(withCells(value, at, [String(month ?? '')]));
  return (
    <div className="months" role="group" aria-label={label} onBlur={leave}>
      {words.months.map((month, at) => (
        <label key={month}>
          <span aria-hidden="true">{month}</span>
          <FigureInput
            {...state}
            {...(at === 0 && { id })}
            unit="count"
            aria-label={`${label}, ${month}`}
            value={value[at] === 0 ? null : value[at]}
            onChange={change(at)}
            onPaste={onPaste(at)}
          />
        </label>
      ))}
    </div>
  );
}
