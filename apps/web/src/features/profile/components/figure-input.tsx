import type { Unit } from '@groundwork/contracts';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { formatFigure, parseFigure } from '../model/figures.ts';

export interface FigureInputProps extends Omit<InputProps, 'value' | 'onChange' | 'prefix' | 'suffix'> {
  readonly unit: Unit;
  readonly value?: unknown;
  /** In the box while the owner does not type. */
  readonly display?: unknown;
  readonly onChange?: (value: number | string | null) => void;
}

export function FigureInput({ unit, value, display = value, onChange, onBlur, ...input }: FigureInputProps) {
  const [text, setText] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    onChange?.(parseFigure(next));
  };
  return (
    <Input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      prefix={unit === 'money' ? '$' : undefined}
      suffix={unit === 'percent' ? '%' : undefined}
      value={text !== null && parseFigure(text) === (value ?? null) ? text : formatFigure(display)}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        setText(null);
        onBlur?.(event);
      }}
    />
  );
}
