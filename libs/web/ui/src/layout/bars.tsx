import './bars.css';

export interface FactorBarProps {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
}

const band = (value: number) => {
  if (value >= 85) return 'excellent';
  if (value >= 70) return 'good';
  return value >= 50 ? 'fair' : 'poor';
};

export function FactorBar({ label, value, note }: FactorBarProps) {
  return (
    <div className="gw-factor">
      <div className="gw-factor-head">
        <span>{label}</span>
        {note === undefined ? null : <span className="gw-factor-note">{note}</span>}
        <strong>{value}</strong>
      </div>
      <div
        className={`gw-bar gw-bar-${band(value)}`}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={`${value} out of 100`}
      >
        <span style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly text?: string;
}

export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <div
      className="gw-bar gw-bar-brand"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text ?? `${percent}%`}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}

/** `done` of `total` as that many short strokes. Decoration: the words beside it say the same. */
export function Steps({ done, total }: { readonly done: number; readonly total: number }) {
  return (
    <span className={done >= total ? 'gw-steps gw-steps-full' : 'gw-steps'} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={index < done ? 'gw-step gw-step-done' : 'gw-step'} />
      ))}
    </span>
  );
}
