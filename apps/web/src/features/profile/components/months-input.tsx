import type { ClipboardEvent, FocusEvent } from 'react';
import { type Month, readCells, withCells } from '../model/figures.ts';
import { FigureInput } from './figure-input.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export interface MonthsInputProps {
  readonly id?: string;
  readonly label: string;
  readonly value?: readonly Month[];
  readonly onChange?: (value: Month[]) => void;
  readonly onBlur?: () => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
}

/** A year in twelve cells. A row or column copied from a spreadsheet fills them from the cell it is pasted into. */
export function MonthsInput({ id, label, value = [], onChange, onBlur, ...state }: MonthsInputProps) {
  const onPaste = (at: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (cells === null) return;
    event.preventDefault();
    onChange?.(withCells(value, at, cells));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const change = (at: number) => (month: number | string) =>
    onChange?.(withCells(value, at, [String(month)]));
  return (
    <div className="months" role="group" aria-label={label} onBlur={leave}>
      {months.map((month, at) => (
        <label key={month}>
          <span aria-hidden="true">{month}</span>
          <FigureInput
            {...state}
            {...(at === 0 && { id })}
            unit="count"
            aria-label={`${label}, ${month}`}
            value={value[at] ?? 0}
            onChange={change(at)}
            onPaste={onPaste(at)}
          />
        </label>
      ))}
    </div>
  );
}
