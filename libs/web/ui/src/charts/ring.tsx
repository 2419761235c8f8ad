import { fill } from '@groundwork/wording';
import { asPercent } from './percent.ts';
import './ring.css';
import { words } from '../ui.wording.ts';

const radius = 42;
const length = 2 * Math.PI * radius;

export interface RingProps {
  readonly label: string;
  readonly percent: number;
}

export function Ring({ label, percent }: RingProps) {
  const share = Math.round(asPercent(percent));
  return (
    <div
      className="gw-ring"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={fill(words.complete, { share })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="gw-ring-rest" cx="50" cy="50" r={radius} />
        {share === 0 ? null : (
          <circle
            className="gw-ring-done"
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={`${(share / 100) * length} ${length}`}
          />
        )}
      </svg>
      <span aria-hidden="true">{share}%</span>
    </div>
  );
}
