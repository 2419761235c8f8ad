import { fill } from '@groundwork/wording';
import { asPercent } from './percent.ts';
import './bars.css';
import { words } from '../ui.wording.ts';

export interface FactorBarProps {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
  readonly detail?: string;
  /** Points of the total; they replace the color of the band. */
  readonly parts?: FactorParts | undefined;
}

export interface FactorParts {
  readonly earned: number;
  readonly unknown: number;
  readonly lost: number;
  /** The three numbers in words. */
  readonly text: string;
}

function PartsFill({ parts: { earned, unknown, lost } }: { readonly parts: FactorParts }) {
  return (
    <>
      <span style={{ flexGrow: earned }} />
      <span className="gw-bar-unknown" style={{ flexGrow: unknown }} />
      <span className="gw-bar-lost" style={{ flexGrow: lost }} />
    </>
  );
}

const band = (value: number) => {
  if (value >= 85) return 'excellent';
  if (value >= 70) return 'good';
  return value >= 50 ? 'fair' : 'poor';
};

export function FactorBar({ label, value, note, detail, parts }: FactorBarProps) {
  const share = asPercent(value);
  return (
    <div className="gw-factor">
      <div className="gw-factor-head">
        <span>{label}</span>
        {note === undefined ? null : <span className="gw-factor-note">{note}</span>}
        <strong>
          {share} <span>{words.ofHundred}</span>
        </strong>
      </div>
      <div
        className={parts === undefined ? `gw-bar gw-bar-${band(share)}` : 'gw-bar gw-bar-parts'}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={
          parts === undefined
            ? fill(words.share, { share })
            : fill(words.shareAndParts, { share, parts: parts.text })
        }
      >
        {parts === undefined ? <span style={{ width: `${share}%` }} /> : <PartsFill parts={parts} />}
      </div>
      {parts === undefined ? null : (
        <p className="gw-factor-parts" aria-hidden="true">
          {parts.text}
        </p>
      )}
      {detail === undefined ? null : <p className="gw-factor-detail">{detail}</p>}
    </div>
  );
}

export interface ProgressBarProps {
  readonly label: string;
  readonly percent: number;
  /** Drawn behind the done share in another color and pattern. */
  readonly waitingPercent?: number;
  readonly text?: string;
  readonly thin?: boolean;
}

export function ProgressBar({ label, percent, waitingPercent = 0, text, thin = false }: ProgressBarProps) {
  const share = asPercent(percent);
  const waitingShare = Math.min(asPercent(waitingPercent), 100 - share);
  return (
    <div
      className={thin ? 'gw-bar gw-bar-thin' : 'gw-bar'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={text ?? `${share}%`}
    >
      <span style={{ width: `${share}%` }} />
      {waitingShare === 0 ? null : <span className="gw-bar-waiting" style={{ width: `${waitingShare}%` }} />}
    </div>
  );
}

export interface StepsProps {
  readonly done: number;
  readonly waiting?: number;
  readonly total: number;
}

/** Decoration: the text beside it gives the same numbers. */
export function Steps({ done, waiting = 0, total }: StepsProps) {
  const look = (index: number) => {
    if (index < done) return 'gw-step gw-step-done';
    return index < done + waiting ? 'gw-step gw-step-waiting' : 'gw-step';
  };
  return (
    <span className={done >= total ? 'gw-steps gw-steps-full' : 'gw-steps'} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={look(index)} />
      ))}
    </span>
  );
}
