import type { Unit } from '@groundwork/contracts';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { readFigure, showFigure } from '../model/figures.ts';

export interface FigureInputProps extends Omit<InputProps, 'value' | 'onChange' | 'prefix' | 'suffix'> {
  readonly unit: Unit;
  readonly value?: unknown;
  readonly onChange?: (value: number | string) => void;
}

/** Grouped like money where nobody types; while somebody does, exactly what they typed. */
export function FigureInput({ unit, value, onChange, onBlur, ...input }: FigureInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    onChange?.(readFigure(text));
  };
  return (
    <Input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      prefix={unit === 'money' ? '$' : undefined}
      suffix={unit === 'percent' ? '%' : undefined}
      value={typed !== null && readFigure(typed) === (value ?? 0) ? typed : showFigure(value)}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        // A zero somebody entered stays to be seen.
        if (value !== 0) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
