import { fill } from '@groundwork/wording';
import { specifiedWords, words } from '../ui.wording.ts';
import './scale.css';
import { asPercent } from './percent.ts';

const fullScore = 1000;
/** The bounds are not those of the levels: the scale does not grade the owner. */
const bands = [
  { name: 'poor', from: 0, to: 500 },
  { name: 'fair', from: 500, to: 700 },
  { name: 'good', from: 700, to: 850 },
  { name: 'excellent', from: 850, to: 1000 },
] as const;

export interface ScaleProps {
  readonly score?: number;
}

export function Scale({ score }: ScaleProps) {
  return (
    <div className="gw-scale">
      {score === undefined ? null : (
        <>
          <p className="gw-hidden">{fill(words.scale, { score: String(score), max: String(fullScore) })}</p>
          <div className="gw-scale-track" aria-hidden="true">
            <span className="gw-scale-marker" style={{ left: `${asPercent((score / fullScore) * 100)}%` }} />
          </div>
        </>
      )}
      <ul className="gw-scale-bands">
        {bands.map(({ name, from, to }) => (
          <li key={name} className={`gw-scale-${name}`} style={{ flexGrow: to - from }}>
            <strong>{specifiedWords.bands[name]}</strong>
            <span>
              {from}-{to}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
