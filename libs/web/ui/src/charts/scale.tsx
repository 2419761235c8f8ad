import './scale.css';
import { asPercent } from './percent.ts';

const fullScore = 1000;
/** The bounds are not those of the levels: the scale does not grade the owner. */
const bands = [
  { word: 'Poor', from: 0, to: 500 },
  { word: 'Fair', from: 500, to: 700 },
  { word: 'Good', from: 700, to: 850 },
  { word: 'Excellent', from: 850, to: 1000 },
] as const;

export interface ScaleProps {
  readonly score?: number;
}

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
