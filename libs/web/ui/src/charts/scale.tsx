import './scale.css';
import { asPercent } from './percent.ts';

const fullScore = 1000;
/** A scale to draw, not a word about the owner: its bounds are not those of the levels. */
const bands = [
  { word: 'Poor', from: 0, to: 500 },
  { word: 'Fair', from: 500, to: 700 },
  { word: 'Good', from: 700, to: 850 },
  { word: 'Excellent', from: 850, to: 1000 },
] as const;

export interface ScaleProps {
  /** Where the owner stands; the level word beside the score is the only one applied to it. */
  readonly score?: number;
}

/** The legend of the score: four bands, each with its word and its range. */
export function Scale({ score }: ScaleProps) {
  return (
    <div className="gw-scale">
      {score === undefined ? null : (
        <>
          <p className="gw-hidden">
            Your score is {score} on the scale from 0 to {fullScore}.
          </p>
          <div className="gw-scale-track" aria-hidden="true">
            <span className="gw-scale-marker" style={{ left: `${asPercent((score / fullScore) * 100)}%` }} />
          </div>
        </>
      )}
      <ul className="gw-scale-bands">
        {bands.map(({ word, from, to }) => (
          <li key={word} className={`gw-scale-${word.toLowerCase()}`} style={{ flexGrow: to - from }}>
            <strong>{word}</strong>
            <span>
              {from}-{to}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
