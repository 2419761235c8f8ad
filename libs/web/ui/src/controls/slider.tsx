import type { CSSProperties, InputHTMLAttributes } from 'react';
import './slider.css';

type RangeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'min' | 'max' | 'value' | 'onChange'>;

export interface SliderProps extends RangeInput {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** A screen reader reads it in place of the bare number. */
  readonly text: string;
  readonly marks?: readonly number[];
  readonly onMove: (value: number) => void;
}

const style = (share: number) => ({ '--share': Math.max(0, Math.min(share, 1)) }) as CSSProperties;

export function Slider({ min, max, value, text, marks = [], onMove, ...input }: SliderProps) {
  const place = (at: number) => style((at - min) / (max - min));
  return (
    <div className="gw-slider" style={place(value)}>
      {marks.map((mark) => (
        <span key={mark} className="gw-slider-mark" style={place(mark)} />
      ))}
      <input
        {...input}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </div>
  );
}
